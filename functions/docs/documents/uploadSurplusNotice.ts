import { randomUUID } from 'node:crypto'
import { ulid } from 'ulid'
import { looksAfter } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/surplusLicenses.ts'
import { monthAt } from '#shared/domain/calendar/months.ts'
import { AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import { licensingOf } from '#shared/regions/licensing.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { documents } from '../store/documents.ts'

const mostBytes = 4_000_000
/** How every PDF begins. */
const header = new TextEncoder().encode('%PDF-')

/** What the file is, its bytes say; it lies among the agency’s documents from then on. */
export const uploadSurplusNotice = implement(contract.uploadSurplusNotice)(async ({ body, actor, now, fail }) => {
  const region = regionOf(config.region)
  const state = licensingOf(region).hasSurplusLines ? stateOf(region, body.state) : undefined
  if (state === undefined)
    return fail('license.invalidDetails', { errors: [{ path: ['state'], detail: 'State field is required' }] })
  const isAgency = actor.accountType === 'AGENCY'
  const named = body.agencyId ?? (isAgency ? actor.organizationId : undefined)
  const isTheirs = isAgency ? named === actor.organizationId : looksAfter(actor, named)
  const agency = named === undefined || !isTheirs ? undefined : await agencyById(named)
  if (agency === undefined) return fail('agency.notFound')
  const { bytes } = body.file
  if (bytes.length > mostBytes) fail('document.tooLarge')
  if (header.some((byte, index) => bytes[index] !== byte)) fail('document.notAPdf')
  const id = DocumentId.parse(`doc_${ulid()}`)
  const file = `documents/${monthAt(now, 'UTC')}/${randomUUID()}.pdf`
  await keepFile({ key: file, body: bytes, contentType: 'application/pdf' })
  await commit([
    documents.create({
      id,
      docName: `Surplus lines notice, ${state.name}.pdf`,
      docType: 'SurplusNotice',
      agencyId: AgencyId.parse(agency.id),
      teamIds: [],
      file,
      size: bytes.byteLength,
      created: now,
      createdBy: actor.name,
    }),
  ])
  return { docId: id }
})
