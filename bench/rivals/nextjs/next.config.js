/** The headers that the portal sends besides the content policy, which `proxy.js` makes for each page. */
const headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  "X-Download-Options": "noopen",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
  "X-XSS-Protection": "0",
};

export default {
  poweredByHeader: false,
  generateEtags: false,
  turbopack: { root: import.meta.dirname },
  headers: () => [{ source: "/:path*", headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }],
};
