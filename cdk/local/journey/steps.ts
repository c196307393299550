import type { BodyOf, ResponseOf } from '#shared/contract/operation.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { updateAccountDetails } from '#shared/contracts/account/details.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { exchangeWorkflowCode, sendWorkflowCode } from '#shared/contracts/auth/workflows.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { getPaymentProcessorKey, recordPayment } from '#shared/contracts/billing/processor.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { attestQuote } from '#shared/contracts/quote/attesting.ts'
import { agentIssueQuote, bindQuote } from '#shared/contracts/quote/binding.ts'
import { addP250CartQuote, requestCartQuotes } from '#shared/contracts/quote/cart.ts'
import { getQuote, pollQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { sendQuoteToPolicyHolder } from '#shared/contracts/quote/sending.ts'
import { releaseQuote } from '#shared/contracts/quote/underwriting.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AccountId, PolicyId, QuoteId, WorkflowId } from '#shared/domain/ids/ids.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { statedOf } from '#shared/domain/quoting/declarations.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { http, type RegionClient } from './client.ts'
import type { Company } from './company.ts'
import { newestMail, waitForMail } from './mailbox.ts'
import { unlessProblem } from './unlessProblem.ts'
import { until } from './until.ts'

type Quote = ResponseOf<typeof getQuote>
type Policy = ResponseOf<typeof getPolicy>

/** A well-run company's answers: what unlocks the coverages and keeps the risk clean. */
export const soundAnswers = {
  training: true,
  mfaEmail: true,
  mfaRemoteSystemAccess: true,
  mfaAdminAccounts: true,
  mfaCloud: true,
  mfaVendor: true,
  mfaAuthentication: true,
  mfaRemoteAccess: true,
  mfaMissionCriticalSystems: true,
  mfaCloudDeployments: true,
  backupFrequency: 'WEEKLY',
  backupTypes: ['OFFSITE'],
  patchingFrequency: 'MONTHLY',
  encryptionAtRest: true,
  encryptionInTransit: true,
  encryptionOnDevices: true,
  useEncryption: true,
  planIncidentResponse: true,
  planDisasterRecovery: true,
  planBusinessContinuity: true,
  incidentResponsePlan: true,
  isSecurityTraining: true,
  isSecurityOfficer: true,
  eolProducts: false,
  edr: true,
  ngav: true,
  vendorManagement: true,
  isVerifyingBankAccounts: true,
  isAuthenticatingFundTransferRequests: true,
  isPreventingUnauthorizedWireTransfers: true,
  hasDualAuthorizationControlsAnswer: true,
  priorCoverage: false,
  claimHistory: 0,
  pastCyberIncident: 0,
  cyberEvent: false,
  sanctionedTerritories: false,
  privacyLitigation: false,
  pendingLitigation: false,
  priorOrPendingClaimCircumstances: false,
  unscheduledSystemDowntime: false,
} satisfies QuestionnaireAnswers

const addressOf = (company: Company) => ({
  address1: company.address1,
  ...(company.address2 !== undefined && { address2: company.address2 }),
  city: company.city,
  ...(company.state !== undefined && { state: company.state }),
  zipCode: company.postcode,
})

/** Makes the account, which knows its name and address alone. */
export const makeAccount = async (agent: RegionClient, company: Company): Promise<AccountId> => {
  const { id } = await agent.call(createAccount, {
    body: {
      name: company.name,
      phone: company.phone,
      ...(company.cbid !== undefined && { cbid: company.cbid }),
      ...addressOf(company),
    },
  })
  return AccountId.parse(id)
}

/** Tells an account its firmographics, policy holder and security answers. */
export const describeAccount = async (agent: RegionClient, accountId: AccountId, company: Company): Promise<void> => {
  const { codeField } = regionOf(agent.region).industry
  const params = { accountId }
  await agent.call(updateAccountDetails, {
    params,
    body: {
      name: company.name,
      domainName: company.domain,
      [codeField]: company.industryCode,
      primaryNaicsPercentage: 100,
      revenue: company.revenue,
      noOfEmployeesAll: company.employees,
      yearEstablished: company.yearEstablished,
      ownershipType: company.ownershipType,
      entityType: 'Independent',
      isFranchise: false,
      phoneNumber: company.phone,
      ...addressOf(company),
    },
  })
  await agent.call(addPolicyContact, {
    params,
    body: {
      contactFirstName: company.contactFirstName,
      contactLastName: company.contactLastName,
      contactEmail: company.contactEmail,
      contactPhone: company.contactPhone,
    },
  })
  await agent.call(updateSecurityQuestions, { params, body: soundAnswers })
}

/** Makes the account with its firmographics, policy holder and security answers. */
export const openAccount = async (agent: RegionClient, company: Company): Promise<AccountId> => {
  const accountId = await makeAccount(agent, company)
  await describeAccount(agent, accountId, company)
  return accountId
}

/** Puts the popular package in the cart with the company's limit and retention, requests it and waits for its price. */
export const requestQuote = async (
  agent: RegionClient,
  accountId: AccountId,
  company: Company,
  effectiveDate?: CalendarDate,
): Promise<Quote> => {
  const draft = await agent.call(addP250CartQuote, {
    body: {
      accountId,
      product: 'P100',
      presetName: 'popular',
      calculatorGeneratedData: {
        presets: 2,
        aggregateLimit: company.limit,
        deductible: company.deductible,
        ...(effectiveDate && { effectiveDate }),
      },
    },
  })
  return priceDraft(agent, accountId, QuoteId.parse(draft.id))
}

/** Requests a draft of the cart and waits for its price. */
export const priceDraft = async (agent: RegionClient, accountId: AccountId, quoteId: QuoteId): Promise<Quote> => {
  await agent.call(requestCartQuotes, { body: { quoteIds: [quoteId], accountId } })
  const params = { quoteId }
  await until(
    'Pricing',
    () => agent.call(pollQuote, { params, query: {} }),
    ({ agencyStatus }) => agencyStatus !== 'DRAFT',
  )
  return agent.call(getQuote, { params })
}

/** The underwriter's part for a risk above the agency's authority: its terms are released, by the chief if above theirs too. */
export const release = async (underwriter: RegionClient, quote: Quote, chief = underwriter): Promise<void> => {
  const params = { quoteId: quote.id }
  const given = { params, body: { note: 'Within the appetite; terms as quoted.' } }
  const released = await unlessProblem('quote.beyondAuthority', underwriter.call(releaseQuote, given))
  if (released === undefined) await chief.call(releaseQuote, given)
}

type Contact = Pick<Company, 'contactEmail' | 'contactFirstName' | 'contactLastName' | 'contactPhone'>

const holderOf = (contact: Contact) => ({
  customerFirstName: contact.contactFirstName,
  customerLastName: contact.contactLastName,
  customerEmail: contact.contactEmail,
  customerPhone: contact.contactPhone,
})

/** Lets somebody in by the link and the one-time code of their e-mails. */
export const enter = async (anyone: RegionClient, port: number, email: string, workflowId: WorkflowId) => {
  const before = await newestMail(port, email)
  await anyone.call(sendWorkflowCode, { params: { workflowId }, body: { channel: 'EMAIL' } })
  const code = await waitForMail(port, email, /(?:^|\D)(\d{6})(?:\D|$)/, { after: before })
  const { accessToken } = await anyone.call(exchangeWorkflowCode, { body: { workflowId, secret: code } })
  return anyone.withToken(accessToken)
}

/** Requests to bind with the policy holder's contact and binds. */
export const bind = async (agent: RegionClient, quote: Quote, company: Company): Promise<void> => {
  const params = { quoteId: quote.id }
  await agent.call(updateQuote, {
    params,
    body: holderOf(company),
  })
  await agent.call(bindQuote, { params, body: { shownTotalPremium: quote.totalPremium } })
}

/** The insured's part before the issue: the link of the e-mail, the one-time code, and the application is confirmed. */
export const confirmApplication = async (
  { anyone, port, after }: { readonly anyone: RegionClient; readonly port: number; readonly after: number },
  { id: quoteId, quoteNumber }: Pick<Quote, 'id' | 'quoteNumber'>,
  email: string,
): Promise<void> => {
  const link = new RegExp(`${quoteNumber}[\\s\\S]*?/validate/(wfl_\\w+)`)
  const workflowId = WorkflowId.parse(await waitForMail(port, email, link, { after }))
  const insured = await enter(anyone, port, email, workflowId)
  const { declarations } = await insured.call(getQuote, { params: { quoteId } })
  await insured.call(attestQuote, { params: { quoteId }, body: { declarations: statedOf(declarations) } })
}

/** The application is sent to the insured, who confirms it. */
export const attest = async (
  { agent, anyone, port }: { readonly agent: RegionClient; readonly anyone: RegionClient; readonly port: number },
  quote: Pick<Quote, 'id' | 'quoteNumber'>,
  company: Contact,
): Promise<void> => {
  const after = await newestMail(port, company.contactEmail)
  await agent.call(sendQuoteToPolicyHolder, {
    params: { quoteId: quote.id },
    body: { ...holderOf(company), addUserToSystem: false },
  })
  await confirmApplication({ anyone, port, after }, quote, company.contactEmail)
}

/** Issues what is bound, and waits for the policy. */
export const issue = async (agent: RegionClient, quote: Pick<Quote, 'id'>): Promise<Policy> => {
  const params = { quoteId: quote.id }
  const { policy } = await agent.call(agentIssueQuote, { params, body: {} })
  const policyId = PolicyId.parse(policy.id)
  return until(
    'Issuing the policy',
    () => agent.call(getPolicy, { params: { policyId }, query: {} }),
    ({ status }) => status === 'ISSUED' || status === 'IN FORCE',
  )
}

/** Takes a priced quote to its policy. */
export const bindAndIssue = async (people: Parameters<typeof attest>[0], quote: Quote, company: Company) => {
  await bind(people.agent, quote, company)
  await attest(people, quote, company)
  return issue(people.agent, quote)
}

/** A sandbox card that is accepted. */
const goodCard = { method: 'card', number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', name: 'Policy Holder' }

/** The insured by the link to pay of an e-mail and its one-time code. */
export const byPaymentLink = async (
  anyone: RegionClient,
  port: number,
  { policyNumber }: Pick<Policy, 'policyNumber'>,
  { contactEmail }: Pick<Company, 'contactEmail'>,
): Promise<RegionClient> => {
  const link = new RegExp(`${policyNumber}[\\s\\S]*?/validate/(wfl_\\w+)`)
  return enter(anyone, port, contactEmail, WorkflowId.parse(await waitForMail(port, contactEmail, link)))
}

/** Charges a card of the insured on the hosted page with an amount that is asked for; what to record. */
export const chargePage = async (
  insured: RegionClient,
  port: number,
  policy: Policy,
  { amount, isDownPayment }: { readonly amount: number; readonly isDownPayment: boolean },
): Promise<BodyOf<typeof recordPayment>> => {
  const policyId = policy.id
  const query = { policyId, ...(isDownPayment && { isDownPayment: 'true' as const }) }
  const { url } = await insured.call(getPaymentProcessorKey, { query })
  const page = new URL(url)
  const paid = await http({
    port,
    host: 'pay.localhost',
    method: 'POST',
    path: `${page.pathname}/pay`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(goodCard).toString(),
  })
  const back = new URL(String(paid.headers.location ?? ''), url)
  return {
    transactionId: back.searchParams.get('transactionId') ?? '',
    transactionDate: new Date().toISOString(),
    paymentAmount: amount,
    totalPaymentAmount: amount,
    policyId,
    policyNumber: policy.policyNumber,
    lastFourDigits: '4242',
    customerEmail: policy.customerEmail ?? '',
    quoteId: policy.quoteId,
    agencyId: policy.agencyId,
    policyCreated: policy.created,
    isDownPayment,
  }
}

/** The insured by the link of the e-mail, after a card was charged with all that is due; what to record. */
export const chargeCard = async (
  anyone: RegionClient,
  port: number,
  policy: Policy,
  company: Pick<Company, 'contactEmail'>,
): Promise<{ readonly insured: RegionClient; readonly charged: BodyOf<typeof recordPayment> }> => {
  const insured = await byPaymentLink(anyone, port, policy, company)
  const { dueAmount } = await insured.call(getPayment, { params: { policyId: policy.id } })
  return { insured, charged: await chargePage(insured, port, policy, { amount: dueAmount, isDownPayment: false }) }
}

/** The insured's part: the card is charged, and Paid. */
export const pay = async (...asked: Parameters<typeof chargeCard>): Promise<boolean> => {
  const { insured, charged } = await chargeCard(...asked)
  const { isPaid } = await insured.call(recordPayment, { body: charged })
  return isPaid
}
