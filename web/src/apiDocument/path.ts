/** Where the API's document (OpenAPI 3.1) lies. */
export const apiDocumentPath = '/openapi.json'

/** Where the same lies as a collection of Postman, version 2.1. */
export const collectionPath = '/postman_collection.json'
