/**
 * The addresses of the web app's files: what lies beside its index page, its assets and its texts. Every other address is a
 * page's, whatever dots the ids in it have (`/admin/reference/rating/p100-us-2026-1.2`).
 */
export const webFile = /^\/(?:[^/]*\.[^/]*|(?:assets|locales)\/.*)$/

/**
 * The edge's function that has a deep link of the single-page app be its index page, the login the page that has it drawn
 * already; files and API paths stay as they are.
 */
export const deepLinks = (region: string): string => `function handler(event) {
  var request = event.request;
  if (request.uri === '/' || request.uri === '/login') request.uri = '/login.${region}.html';
  else if (!${webFile}.test(request.uri)) request.uri = '/index.html';
  return request;
}`
