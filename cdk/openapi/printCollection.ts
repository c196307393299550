import { operations } from '#shared/contracts/registry.ts'
import { apiDocument } from './document.ts'
import { formWords } from './documentExamples.ts'
import { type CollectedDocument, postmanCollection } from './postmanCollection.ts'

const document = (await apiDocument()) as unknown as CollectedDocument // what it is made of is checked beside it
const forms = Object.fromEntries(operations.map((operation) => [operation.name, formWords(operation)]))

/** Prints the whole API as a collection of Postman. */
process.stdout.write(JSON.stringify(postmanCollection(document, forms)))
