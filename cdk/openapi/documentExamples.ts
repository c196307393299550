import type { Examples } from '#shared/contract/openapi.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { idPrefixes } from '#shared/domain/ids/ids.ts'
import { type Names, partsOf } from './exampleOf.ts'

const some = '01JD7Q4Z8M3T5V9W2X6Y0ABCDE'

/** Records that the document's examples name; they look like ids and are nobody's. */
const names: Names = {
  ...Object.fromEntries(Object.entries(idPrefixes).map(([kind, prefix]) => [kind, `${prefix}_${some}`])),
  aggregator: `${idPrefixes.persona}_${some}`,
  attachment: `${idPrefixes.message}_${some}_1`,
  carrierRater: `${idPrefixes.persona}_${some}`,
  cluster: `${idPrefixes.persona}_${some}`,
  draft: `${idPrefixes.quote}_${some}`,
  email: 'ida@nobody.example',
  mssp: `${idPrefixes.persona}_${some}`,
  organization: `${idPrefixes.agency}_${some}`,
  place: `${idPrefixes.user}_${some}`,
  policyNumber: 'PAL-US-0000000',
  pool: `${idPrefixes.persona}_${some}`,
  reinsurer: `${idPrefixes.persona}_${some}`,
  preset: `preset_${some}`,
  role: 'Principal Producer',
  tag: `tag_${some}`,
}

/** An example of each parameter and of the body; the bytes of a form have none. */
export const documentExamples = (operation: Operation): Examples => {
  const { body, ...parameters } = partsOf(operation, names)
  return { ...parameters, ...(body !== undefined && !operation.upload && { body }) }
}

/** An example of what is typed into a form beside its file. */
export const formWords = (operation: Operation): Readonly<Record<string, string>> => {
  const { body } = operation.upload ? partsOf(operation, names) : {}
  const typed = Object.entries((body ?? {}) as Readonly<Record<string, unknown>>)
  return Object.fromEntries(typed.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
