import { key, listPlace, search } from "#app/sides/shared/lists/list-place.ts";

export const { placeIn, placeWith } = listPlace<{ search?: string; after?: string }>({ search, after: key });
