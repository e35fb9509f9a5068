import { route } from "@react-router/dev/routes";
import site from "../site.json" with { type: "json" };

/** Home, and as many other pages as the portal has. */
export default site.paths.map((path, index) =>
  path === "ds/home" ? route(path, "home.jsx") : route(path, "other.jsx", { id: `other-${index}` }),
);
