/**
 * The tag of the keys that sign a region's access tokens, with the region as its value. Keys come and go by rotation, so
 * what a function may do with them is said by their tag.
 */
export const signingKeyTag = 'palisade-tokens'
