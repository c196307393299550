import { config } from '#functions/_platform/config/config.ts'
import { examineFile } from '#functions/_platform/files/examination/examineFile.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/submissions.ts'
import { saidBeside, submissionProposals } from '#shared/domain/account/submissionProposals.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { saidInFile } from './saidInFile.ts'

/** What goes through a request; a larger file is attached and not read. */
const mostBytes = 4_000_000

const nothingKnown = 'It says nothing of the company under a name that is known. Type in what it says.'

/** The file is looked at as every upload is, then read; what it is attached to is made by the person who corrected it. */
export const readSubmissionFile = implement(contract.readSubmissionFile)(async ({ body: { file }, fail }) => {
  const { fileName, bytes } = file
  if (bytes.byteLength === 0) return fail('document.noFile')
  if (bytes.byteLength > mostBytes) return fail('document.tooLarge')
  const { held } = examineFile(bytes, { name: fileName, mostMegabytes: 4 })
  if (held !== undefined) return { fileName, proposals: [], held }
  const read = await saidInFile(file)
  if ('unread' in read) return { fileName, proposals: [], unread: read.unread }
  const proposals = submissionProposals(read.said, regionOf(config.region))
  const others = saidBeside(read.said)
  const told = { fileName, proposals, ...(others.length > 0 && { others }) }
  return proposals.length === 0 ? { ...told, unread: nothingKnown } : told
})
