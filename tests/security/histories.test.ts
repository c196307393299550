import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '#cdk/openapi/exampleOf.ts'
import type { HttpAnswer, HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { roles } from '#shared/domain/identity/roles.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { type HistoryShare, historyShares } from '#shared/records/historyShares.ts'
import { eventOf } from '#tests/support/operation.ts'
import { openBook } from './book.ts'
import { type Caller, callersOf } from './everyone.ts'
import { isLetIn } from './rules.ts'

/** The kind of record whose history each operation tells. */
const kindOf = {
  listAccessReviewHistory: 'accessReview',
  listAccountHistory: 'account',
  listAgencyHistory: 'agency',
  listAgencyLicenseHistory: 'agencyLicense',
  listAgentLicenseHistory: 'agentLicense',
  listAssistantRequestHistory: 'assistantRequest',
  listCarrierAccountHistory: 'carrierAccount',
  listCarrierRemittanceHistory: 'carrierRemittance',
  listCertificateHistory: 'certificate',
  listClaimHistory: 'claim',
  listCommissionAccountHistory: 'commissionAccount',
  listCommissionAgreementHistory: 'commissionAgreements',
  listConnectorHistory: 'connector',
  listDeadLetterHistory: 'deadLetter',
  listDocumentHistory: 'document',
  listFindingDisputeHistory: 'findingDispute',
  listHoldHistory: 'hold',
  listIdentityProviderHistory: 'identityProvider',
  listInvoiceHistory: 'invoice',
  listJobHistory: 'job',
  listManuscriptHistory: 'manuscript',
  listMessageHistory: 'message',
  listMoratoriumHistory: 'moratorium',
  listPeriodClosingHistory: 'periodClosing',
  listPersonaHistory: 'persona',
  listPolicyHistory: 'policy',
  listPoolYearHistory: 'poolYear',
  listPrivacyRequestHistory: 'privacyRequest',
  listQuoteHistory: 'quote',
  listQuoteShareHistory: 'quoteShare',
  listRateBookHistory: 'rateBook',
  listRefundHistory: 'refund',
  listRemittanceExceptionHistory: 'remittanceException',
  listRemittanceHistory: 'remittance',
  listRoleGrantHistory: 'roleGrant',
  listRoleTemplateHistory: 'roleTemplate',
  listScreeningHistory: 'screening',
  listSubmissionHistory: 'submission',
  listSurplusLicenseHistory: 'surplusLicense',
  listTaxReturnHistory: 'taxReturn',
  listTeamHistory: 'team',
  listTreatyHistory: 'treaty',
  listUserHistory: 'user',
  listVendorInvoiceHistory: 'vendorInvoice',
  listWriteOffHistory: 'writeOff',
} as const satisfies Record<string, keyof typeof historyShares>

const telling = operations.filter(({ response }) => response === HistoryPage)

type Handler = (event: HttpEvent, context: never) => Promise<HttpAnswer>
let book: Awaited<ReturnType<typeof openBook>>
beforeAll(async () => {
  book = await openBook()
})
afterAll(() => book.close())

const handlers = new Map<string, Promise<Handler>>()
const handlerOf = (service: string): Promise<Handler> => {
  const handler =
    handlers.get(service) ??
    import(`#functions/${service}/index.ts`).then((entry: { handler: Handler }) => entry.handler)
  handlers.set(service, handler)
  return handler
}

/** Every change that the history of the book's record tells a caller; none where it is not theirs. */
const toldTo = async (operation: Operation, { actor }: Caller) => {
  const { input } = exampleOf(operation, book.namesFor(actor.accountType))
  const event = eventOf(operation, input, actor)
  const { statusCode, body = '{}' } = await (await handlerOf(operation.service))(event, {} as never)
  if (statusCode !== 200) return []
  return HistoryPage.parse(JSON.parse(body)).hits.flatMap(({ changes }) => changes)
}

/** Who of each kind of organization may ask, at home. */
const callers = (operation: Operation): Caller[] =>
  roles
    .filter(({ role }) => isLetIn(operation, role))
    .flatMap(({ role }) => callersOf(role, book.insured).filter(({ relation }) => relation === 'own'))

const isPlain = (value: unknown) => typeof value !== 'object' || value === null
const isPlainOrWords = (value: unknown) =>
  isPlain(value) || (Array.isArray(value) && value.every((each) => typeof each === 'string'))

it('every history is known here with its kind', () => {
  expect(telling.map(({ name }) => name).toSorted()).toEqual(Object.keys(kindOf).toSorted())
})

describe.each(Object.entries(kindOf))('%s', (name, kind) => {
  const operation = telling.find((each) => each.name === name) ?? expect.fail(`There is no ${name}.`)
  const hides: readonly string[] = kinds.find((each) => each.kind === kind)?.history?.hides ?? []
  const share: HistoryShare = historyShares[kind]

  it('tells nobody what its kind hides', async () => {
    for (const caller of callers(operation))
      for (const change of await toldTo(operation, caller))
        if (hides.includes(change.field)) expect(change).toEqual({ field: change.field, hidden: true })
  })

  it('tells others than staff the fields of their share alone, and of what is made of parts that it changed', async () => {
    for (const caller of callers(operation).filter(({ actor }) => actor.accountType !== 'COWBELL')) {
      const { accountType } = caller.actor
      const { agency, insured = agency, vendor = agency } = share
      const fields = accountType === 'CUSTOMER' ? insured : accountType === 'VENDOR' ? vendor : agency
      for (const { field, before, after } of await toldTo(operation, caller)) {
        expect(fields, `${accountType} ${field}`).toContain(field)
        const isTold = share.lists?.includes(field) ? isPlainOrWords : isPlain
        expect([isTold(before), isTold(after)]).toEqual([true, true])
      }
    }
  })
})
