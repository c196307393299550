import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isPartner, isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { accountById, requireAccount } from '#functions/account/public.ts'
import { requireClaim } from '#functions/claims/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { requireQuote } from '#functions/quote/public.ts'
import { requireSubmission } from '#functions/submission/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import * as contract from '#shared/contracts/docs/uploadedDocuments.ts'
import { shareOf } from '#shared/domain/claims/claimShare.ts'
import { AccountId, AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import { broughtBy, sideOf } from '../claims/claimReach.ts'
import { type DocumentRecord, documents, rowOf } from '../store/documents.ts'
import { audienceOf } from './audienceOf.ts'
import { broughtFile, namedLike } from './broughtFile.ts'
import { commitBrought } from './commitBrought.ts'

type Asked = BodyOf<typeof contract.uploadDocument>
type Owned = Pick<
  DocumentRecord,
  | 'accountId'
  | 'agencyId'
  | 'audience'
  | 'broughtBy'
  | 'claimId'
  | 'lookedAfterFor'
  | 'partnerIds'
  | 'sharedWith'
  | 'teamIds'
>

const temporaryDays = 30
const daySeconds = 86_400

/**
 * Of the records that a document is filed with, the account that they are of. They are looked for one after the other: side
 * by side, the refusal would name whichever is read fastest, and so tell what is somebody else's from what does not exist.
 */
const accountNamed = async (body: Asked, actor: Actor): Promise<string | undefined> => {
  const policy = body.policyId && (await requirePolicy(body.policyId, actor))
  const quote = body.quoteId && (await requireQuote(body.quoteId, actor))
  const submission = body.submissionId && (await requireSubmission(body.submissionId, actor))
  const named = [body.accountId, policy?.accountId, quote?.accountId, submission?.accountId].filter(Boolean)
  // Records of two accounts have no document in common.
  return new Set(named).size > 1 ? fail('account.notFound') : named[0]
}

const ofAgency = async (body: Asked, actor: Actor): Promise<Owned> => {
  const agencyId = actor.accountType === 'AGENCY' ? actor.organizationId : body.agencyId
  if (agencyId === undefined) return fail('document.noOwner')
  const agency = isTheirs(actor, { agencyId, teamIds: actor.teamIds }) ? await agencyById(agencyId) : undefined
  return agency === undefined ? fail('agency.notFound') : { agencyId: AgencyId.parse(agency.id), teamIds: [] }
}

/** A document of a claim is filed with it and with nothing else. */
const ofClaim = async (claimId: string, body: Asked, actor: Actor): Promise<Owned> => {
  const claim = await requireClaim(claimId, actor)
  // A draft can be deleted without trace, and would leave its documents behind.
  if (claim.status === 'UN_FILED') return fail('claim.notFiled')
  const organization = broughtBy(actor)
  return {
    claimId: claim.id,
    accountId: claim.accountId,
    sharedWith: shareOf(sideOf(actor), body.sharedWith),
    ...(organization !== undefined && { broughtBy: organization }),
    teamIds: [],
  }
}

const ownersOf = async (body: Asked, actor: Actor): Promise<Owned> => {
  if (body.claimId !== undefined) return ofClaim(body.claimId, body, actor)
  const accountId = await accountNamed(body, actor)
  if (accountId === undefined) return ofAgency(body, actor)
  // Of a quote or policy that a link opens or that names them a partner, the account comes with it.
  const comesWith = (actor.workflow !== undefined || isPartner(actor)) && (body.quoteId ?? body.policyId) !== undefined
  const account = (comesWith ? await accountById(accountId) : undefined) ?? (await requireAccount(accountId, actor))
  const holder = { agencyId: account.agencyId, teamIds: account.teams.map(({ id }) => id) }
  return { accountId: AccountId.parse(account.id), ...(await audienceOf(actor, body.agencyId, holder)) }
}

/** What somebody brings is on record at once, and examined before anybody opens it. */
export const uploadDocument = implement(contract.uploadDocument)(async ({ body, actor, now }) => {
  const owners = await ownersOf(body, actor)
  const upload = await broughtFile(body, { actor, number: 1, now })
  const { productType, treatyId } = body
  const { quoteId, policyId, submissionId } = owners.claimId === undefined ? body : {}
  const document: DocumentRecord = {
    id: DocumentId.parse(`doc_${ulid()}`),
    docName: namedLike(body.docName, upload),
    docType: body.docType,
    ...owners,
    ...(quoteId && { quoteId }),
    ...(policyId && { policyId }),
    ...(submissionId && { submissionId }),
    ...(productType && { productType }),
    ...(treatyId && { treatyId }),
    ...(body.temp === 'true' && { expiresAt: Math.floor(Date.parse(now) / 1000) + temporaryDays * daySeconds }),
    file: upload.file,
    size: upload.size,
    uploads: [upload],
    created: now,
    createdBy: upload.uploadedBy,
  }
  const uploaded = { name: 'document.uploaded', detail: { documentId: document.id, revision: 1 } } as const
  await commitBrought([documents.create(document)], { events: [uploaded], upload })
  return rowOf(document)
})
