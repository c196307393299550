import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import type { DocumentId } from '#shared/domain/ids/ids.ts'
import { call } from './call.ts'
import { Problem } from './problem.ts'

const patience = 30
const interval = 700

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The document that was promised under an id, as soon as it is made. */
export const madeDocument = async (docId: DocumentId) => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await call(downloadDocument, { query: { docId } })
    } catch (error) {
      const isBeingMade = error instanceof Problem && error.code === 'document.notFound'
      if (!isBeingMade || attempt === patience) throw error
      await sleep(interval)
    }
}
