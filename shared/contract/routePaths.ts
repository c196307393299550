/**
 * The paths that an operation is served under: one that ends in a slash, as the specification writes some, without it too.
 * Gateways hold the two for different paths.
 */
export const routePathsOf = (path: string): readonly string[] =>
  path.endsWith('/') ? [path, path.replace(/\/+$/, '')] : [path]
