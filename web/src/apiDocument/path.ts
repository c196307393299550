/** Where the API's document (OpenAPI 3.1) lies. */
export const apiDocumentPath = '/openapi.json'
