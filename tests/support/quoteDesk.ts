import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import { handler as quoteHandler } from '#functions/quote/index.ts'
import { quoteById } from '#functions/quote/public.ts'
import { handler as quoteWorker } from '#functions/quote/worker.ts'
import { quotePatch } from '#functions/quote/workflows/quotePatch.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { updateAccountDetails } from '#shared/contracts/account/details.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { attestQuote } from '#shared/contracts/quote/attesting.ts'
import { addP250CartQuote, requestCartQuotes } from '#shared/contracts/quote/cart.ts'
import { recordDiligence } from '#shared/contracts/quote/diligence.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import {
  AccountId,
  AgencyId,
  type QuoteId,
  QuoteId as QuoteIdSchema,
  SurplusLicenseId,
} from '#shared/domain/ids/ids.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { statedOf } from '#shared/domain/quoting/declarations.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { bookAgencies } from './agencyBook.ts'
import { eventsOf } from './eventsOf.ts'
import { callerOf, type Outcome } from './operation.ts'
import { settlerOf } from './settle.ts'
import { soundAnswers, soundDetails, stateOf } from './soundCompany.ts'
import { startTable } from './table.ts'
import { runWorkflow } from './workflow.ts'

/** The value of an outcome that must be a success. */
export const answered = <Op>(outcome: Outcome<Op>) => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}

/** The policy holder whom quotes of the desk are bound for. */
export const holder = {
  customerFirstName: 'Ida',
  customerLastName: 'Moreau',
  customerEmail: 'ida@moreau.example',
  customerPhone: '(415) 555-0132',
} as const

/** The same person's phone in each region. */
export const holderPhones = { us: holder.customerPhone, uk: '020 7946 0133', au: '(02) 7010 4322' } as const

/** A table with the cast's agencies, and the steps by which quotes come to where a test begins. */
export const openQuoteDesk = async (region: RegionCode = 'us') => {
  const table = await startTable()
  Object.assign(process.env, { PALISADE_REGION: region, PUBLIC_URL: `https://${region}.palisade.example` })
  await bookAgencies(region)
  const as = callerOf(quoteHandler)
  const settle = settlerOf(table)
  let accounts = 0
  let brokers = 0

  /** An account of the producer's agency that may be quoted. */
  const anAccount = async (
    more: Readonly<Record<string, unknown>> = {},
    answers: QuestionnaireAnswers = soundAnswers,
  ): Promise<AccountId> => {
    const caller = callerOf(accountHandler)(cast.producer)
    accounts += 1
    const name = `Insured ${accounts} Inc`
    const made = answered(await caller(createAccount, { body: { name, ...stateOf(region) } }))
    const accountId = AccountId.parse(made.id)
    const place = { address1: `${accounts} Main Street`, domainName: `insured${accounts}.example` }
    const body = { ...soundDetails(region), ...place, ...more, name }
    answered(await caller(updateAccountDetails, { params: { accountId }, body: body as never }))
    answered(await caller(updateSecurityQuestions, { params: { accountId }, body: answers }))
    return accountId
  }

  /** Works off the patch that was requested of a quote, as the workflow does. */
  const workPatch = async (quoteId: QuoteId): Promise<void> => {
    const patchId = (await quoteById(quoteId))?.patch?.id
    if (patchId !== undefined) await runWorkflow(quotePatch, quoteWorker, { quoteId, patchId })
  }

  type Terms = Readonly<Record<string, unknown>>

  /** A draft in the account's cart. */
  const aVariation = async (accountId: AccountId, terms: Terms = {}, product = 'P250'): Promise<QuoteId> => {
    const body = { accountId, product, calculatorGeneratedData: { presets: 2, ...terms } } as never
    return QuoteIdSchema.parse(answered(await as(cast.producer)(addP250CartQuote, { body })).id)
  }

  /** A quote that was requested and priced. */
  const aPricedQuote = async (accountId: AccountId, terms: Terms = {}, product = 'P250'): Promise<QuoteId> => {
    const id = await aVariation(accountId, terms, product)
    answered(await as(cast.producer)(requestCartQuotes, { body: { quoteIds: [id], accountId } }))
    await workPatch(id)
    return id
  }

  /** A quote that was requested to be bound. */
  const aRequestedQuote = async (accountId: AccountId, terms: Terms = {}, product = 'P250'): Promise<QuoteId> => {
    const quoteId = await aPricedQuote(accountId, terms, product)
    answered(
      await as(cast.producer)(updateQuote, {
        params: { quoteId },
        body: { ...holder, customerPhone: holderPhones[region] },
      }),
    )
    return quoteId
  }

  /** The policy holder confirms the application, by the link that was sent. */
  const attest = async (quoteId: QuoteId): Promise<void> => {
    const { declarations } = await read(quoteId)
    answered(
      await as(guestOf('QUOTE', quoteId))(attestQuote, {
        params: { quoteId },
        body: { declarations: statedOf(declarations) },
      }),
    )
  }

  /** The agency has a surplus lines broker in the state. */
  const licenseBroker = async (surplusLinesState: string): Promise<void> => {
    brokers += 1
    const at = '2026-01-05T09:00:00.000Z'
    const license = {
      id: SurplusLicenseId.parse(`sll_01JH0000000000000000000S${String(brokers).padStart(2, '0')}`),
      agencyId: AgencyId.parse(cast.producer.organizationId),
      brokerFirstName: 'Bo',
      brokerLastName: 'Reed',
      brokerEmail: 'bo@agency1.example',
      surplusLicenseNumber: `S ${brokers}`,
      surplusLinesState,
      signatureOnFile: false,
      created: at,
      updated: at,
    } as const
    await commit([surplusLicenses.create(license)])
  }

  /** The producer records that insurers admitted in the state have declined. */
  const seek = async (quoteId: QuoteId, insurers = ['Aldgate Mutual', 'Birch Casualty', 'Cedar National']) => {
    const date = dateAt(new Date().toISOString(), (await read(quoteId)).timeZone)
    const declinations = insurers.map((carrier) => ({
      carrier,
      contact: 'Lee Park',
      date,
      reason: 'Class of business',
    }))
    const effort = { basis: 'DECLINATIONS' as const, declinations }
    answered(await as(cast.producer)(recordDiligence, { params: { quoteId }, body: { effort } }))
  }

  const read = async (quoteId: QuoteId, actor: Actor = cast.underwriter): Promise<Quote> =>
    answered(await as(actor)(getQuote, { params: { quoteId } }))

  return {
    table,
    as,
    settle,
    anAccount,
    aVariation,
    aPricedQuote,
    aRequestedQuote,
    workPatch,
    attest,
    licenseBroker,
    seek,
    read,
    events: () => eventsOf(table),
    close: () => table.stop(),
  }
}

export type QuoteDesk = Awaited<ReturnType<typeof openQuoteDesk>>
