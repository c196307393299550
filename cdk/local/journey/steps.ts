import { setTimeout as sleep } from 'node:timers/promises'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { updateAccountDetails } from '#shared/contracts/account/details.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { exchangeWorkflowCode, sendWorkflowCode } from '#shared/contracts/auth/workflows.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { getPaymentProcessorKey, recordPayment } from '#shared/contracts/billing/processor.ts'
import { searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { agentIssueQuote, bindQuote } from '#shared/contracts/quote/binding.ts'
import { addP250CartQuote, requestCartQuotes } from '#shared/contracts/quote/cart.ts'
import { getQuote, pollQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { releaseQuote } from '#shared/contracts/quote/underwriting.ts'
import { AccountId, PolicyId, WorkflowId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { http, type RegionClient } from './client.ts'
import type { Company } from './company.ts'
import { waitForMail } from './mailbox.ts'
import { unlessProblem } from './unlessProblem.ts'

type Quote = ResponseOf<typeof getQuote>

const patience = 30_000

/** Asks again until the answer will do; whoever waits in vain is told for what. */
const until = async <Answer>(
  what: string,
  ask: () => Promise<Answer>,
  isDone: (answer: Answer) => boolean,
): Promise<Answer> => {
  const end = Date.now() + patience
  for (;;) {
    const answer = await ask()
    if (isDone(answer)) return answer
    if (Date.now() > end) throw new Error(`${what} did not happen within ${patience / 1000} s.`)
    await sleep(150)
  }
}

/** A well-run company's answers: what unlocks the coverages and keeps the risk clean. */
const soundAnswers = {
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
  backupTypes: [],
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
  edr: true,
  vendorManagement: true,
  isVerifyingBankAccounts: true,
  isAuthenticatingFundTransferRequests: true,
  isPreventingUnauthorizedWireTransfers: true,
  claimHistory: 0,
  pastCyberIncident: 0,
  cyberEvent: false,
  privacyLitigation: false,
  pendingLitigation: false,
  priorOrPendingClaimCircumstances: false,
  unscheduledSystemDowntime: false,
} as const

/** Makes the account with its firmographics, policy holder and security answers. */
export const openAccount = async (agent: RegionClient, company: Company): Promise<AccountId> => {
  const { codeField } = regionOf(agent.region).industry
  const address = {
    address1: company.address1,
    ...(company.address2 !== undefined && { address2: company.address2 }),
    city: company.city,
    ...(company.state !== undefined && { state: company.state }),
    zipCode: company.postcode,
  }
  const { id: accountId } = await agent.call(createAccount, {
    body: {
      name: company.name,
      phone: company.phone,
      ...(company.cbid !== undefined && { cbid: company.cbid }),
      ...address,
    },
  })
  const params = { accountId: AccountId.parse(accountId) }
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
      ...address,
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
  await agent.call(updateSecurityQuestions, { params, body: { ...soundAnswers, backupTypes: undefined } })
  return AccountId.parse(accountId)
}

/** Puts the popular package in the cart with the company's limit and retention, requests it and waits for its price. */
export const requestQuote = async (agent: RegionClient, accountId: AccountId, company: Company): Promise<Quote> => {
  const draft = await agent.call(addP250CartQuote, {
    body: {
      accountId,
      product: 'P100',
      presetName: 'popular',
      calculatorGeneratedData: { presets: 2, aggregateLimit: company.limit, deductible: company.deductible },
    },
  })
  await agent.call(requestCartQuotes, { body: { quoteIds: [draft.id], accountId } })
  const params = { quoteId: draft.id }
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
  const released = await unlessProblem('quote.beyondAuthority', underwriter.call(releaseQuote, { params }))
  if (released === undefined) await chief.call(releaseQuote, { params })
}

/** Requests to bind with the policy holder's contact, binds, issues, and waits for the policy. */
export const bindAndIssue = async (agent: RegionClient, quote: Quote, company: Company) => {
  const params = { quoteId: quote.id }
  await agent.call(updateQuote, {
    params,
    body: {
      customerFirstName: company.contactFirstName,
      customerLastName: company.contactLastName,
      customerEmail: company.contactEmail,
      customerPhone: company.contactPhone,
    },
  })
  await agent.call(bindQuote, { params, body: { shownTotalPremium: quote.totalPremium } })
  const { policy } = await agent.call(agentIssueQuote, { params, body: {} })
  const policyId = PolicyId.parse(policy.id)
  return until(
    'Issuing the policy',
    () => agent.call(getPolicy, { params: { policyId }, query: {} }),
    ({ status }) => status === 'ISSUED' || status === 'IN FORCE',
  )
}

/** A sandbox card that is accepted. */
const goodCard = { method: 'card', number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', name: 'Policy Holder' }

/** The insured's part: the link of the e-mail, the one-time code, the hosted page, and Paid. */
export const pay = async (
  anyone: RegionClient,
  port: number,
  policy: ResponseOf<typeof getPolicy>,
  company: Company,
): Promise<boolean> => {
  const workflowId = WorkflowId.parse(
    await waitForMail(port, company.contactEmail, new RegExp(`${policy.policyNumber}[\\s\\S]*?/validate/(wfl_\\w+)`)),
  )
  await anyone.call(sendWorkflowCode, { params: { workflowId }, body: { channel: 'EMAIL' } })
  const code = await waitForMail(port, company.contactEmail, /(?:^|\D)(\d{6})(?:\D|$)/)
  const { accessToken } = await anyone.call(exchangeWorkflowCode, { body: { workflowId, secret: code } })
  const insured = anyone.withToken(accessToken)
  const policyId = policy.id
  const due = await insured.call(getPayment, { params: { policyId } })
  const { url } = await insured.call(getPaymentProcessorKey, { query: { policyId } })
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
  const { isPaid } = await insured.call(recordPayment, {
    body: {
      transactionId: back.searchParams.get('transactionId') ?? '',
      transactionDate: new Date().toISOString(),
      paymentAmount: due.dueAmount,
      totalPaymentAmount: due.dueAmount,
      policyId,
      policyNumber: policy.policyNumber,
      lastFourDigits: '4242',
      customerEmail: company.contactEmail,
      quoteId: policy.quoteId,
      agencyId: policy.agencyId,
      policyCreated: policy.created,
      isDownPayment: false,
    },
  })
  return isPaid
}

/** The names of the documents an account has once its policy is issued. */
export const documentsOf = async (agent: RegionClient, accountId: AccountId): Promise<readonly string[]> => {
  const page = await until(
    'Making the documents',
    () => agent.call(searchOwnerDocuments, { params: { ownerId: accountId }, query: {} }),
    ({ content }) => content.length >= 3,
  )
  return page.content.map(({ docType }) => docType)
}
