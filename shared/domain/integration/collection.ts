/** The variable of the collection for Postman that has the address of a region. */
export const collectionAddress = 'baseUrl'
