import { apiDocument } from './document.ts'
import { type CollectedDocument, postmanCollection } from './postmanCollection.ts'

const document = (await apiDocument()) as unknown as CollectedDocument // what it is made of is checked beside it

/** Prints the whole API as a collection of Postman. */
process.stdout.write(JSON.stringify(postmanCollection(document)))
