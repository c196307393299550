import { once } from 'node:events'
import { createServer } from 'node:http'
import { sandboxes } from '#cdk/local/runtime/environment.ts'
import { onEveryClient } from '#cdk/local/runtime/everyClient.ts'
import type { Names } from '#cdk/openapi/exampleOf.ts'
import { words } from '#cdk/openapi/exampleWords.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { tags } from '#functions/account/store/tags.ts'
import { apiKeys } from '#functions/auth/store/apiKeys.ts'
import { type IdentityProviderRecord, organizationProviders } from '#functions/auth/store/identityProviders.ts'
import { passkeys } from '#functions/auth/store/passkeys.ts'
import { sessions } from '#functions/auth/store/sessions.ts'
import { billingContacts } from '#functions/billing/store/billingContacts.ts'
import { claims } from '#functions/claims/store/claims.ts'
import { commissionPayments } from '#functions/commissions/store/commissionPayments.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import { type PersonaRecord, personas } from '#functions/directory/store/personas.ts'
import { relationships } from '#functions/directory/store/relationships.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import { users } from '#functions/directory/store/users.ts'
import { workflows } from '#functions/directory/store/workflows.ts'
import { documents } from '#functions/docs/store/documents.ts'
import { agreementsIdOf, commissionAgreements } from '#functions/ledger/store/commissionAgreements.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { transactions } from '#functions/ledger/store/transactions.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { notes } from '#functions/quote/store/notes.ts'
import { portfolioScenarios } from '#functions/quote/store/portfolioScenarios.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import { customPresets } from '#functions/rater/store/customPresets.ts'
import { submissions } from '#functions/submission/store/submissions.ts'
import { carrierRaterIdOf, carrierRaters, rateBookVersions, versionSet } from '#functions/tariff/public.ts'
import { assistantRequests } from '#functions/webhook/store/assistantRequests.ts'
import { deliveries } from '#functions/webhook/store/deliveries.ts'
import { webhooks } from '#functions/webhook/store/webhooks.ts'
import type { AgencyLicense } from '#shared/contracts/agency/agencyLicenses.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { CommissionAgreementRecord } from '#shared/contracts/commissions/commissionAgreement.ts'
import type { EndorsementRequest } from '#shared/contracts/policy/endorsementRequest.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { accountTypeOfPath, personaOf } from '#shared/domain/identity/personas.ts'
import {
  AccountId,
  AgencyId,
  AgencyLicenseId,
  AgentLicenseId,
  type AssistantRequestId,
  BillingContactId,
  ClaimId,
  ClaimPaymentId,
  CommissionAgreementId,
  CommissionPaymentId,
  DocumentId,
  EndorsementId,
  IdentityProviderId,
  JobId,
  NoteId,
  PersonaId,
  PolicyId,
  QuoteId,
  SurplusLicenseId,
  TransactionId,
  VendorId,
} from '#shared/domain/ids/ids.ts'
import { connectorTypes } from '#shared/domain/integration/connectors.ts'
import { type PartneredKind, sharesIn } from '#shared/domain/organizations/partners.ts'
import type { AccountType } from '#shared/permissions.ts'
import { castIds } from '#tests/cast/actors.ts'
import { keptStates } from '#tests/kept/states.ts'
import { aUser } from '#tests/support/aUser.ts'
import { openPolicyDesk } from '#tests/support/policyDesk.ts'
import { giveOwn, namesBehind, ownNames, standBehind } from './behind.ts'
import { elsewhereOf, homeOf, people } from './everyone.ts'
import { idOf, keptKinds, keptOnes, ulid } from './keptOnes.ts'
import {
  askedOf,
  deliveryOf,
  emailOf,
  jobOf,
  keyOf,
  providerIdOf,
  roleOf,
  tagOf,
  typeOfUser,
  userOf,
  webhookOf,
} from './names.ts'

const at = '2026-01-05T09:00:00.000Z'

/** What is the policy's, by way of which it is its agency's, team's and insured's. */
const ofPolicy = ({ agencyId, accountId, teamIds, id, quoteId }: PolicyRecord) => ({
  agencyId: AgencyId.parse(agencyId),
  accountId: AccountId.parse(accountId),
  teamIds: [...teamIds],
  policyId: PolicyId.parse(id),
  quoteId: QuoteId.parse(quoteId),
})

/** What the licenses of the book have in common. */
const aLicense: Pick<AgencyLicense, 'expirationDate' | 'kind' | 'linesOfAuthority' | 'number' | 'state'> = {
  state: 'OR',
  number: 'marked',
  expirationDate: '2099-12-31',
  kind: 'PRODUCER',
  linesOfAuthority: ['CASUALTY'],
}

/** An endorsement that waits for an underwriter. */
const anEndorsement = ({ effectiveDate }: PolicyRecord): EndorsementRequest => ({
  id: EndorsementId.parse(idOf('endorsement')),
  status: 'REFERRED',
  effectiveDate,
  terms: { limit: 2_000_000 },
  total: 10_000,
  reasons: [],
  requestedBy: people.owner,
  requestedAt: at,
})

/** The desk's claim of a policy, accepted and reserved, with a payment that waits to be approved. */
const aClaim = (policy: PolicyRecord): ClaimRecord => {
  const { companyName, policyNumber } = policy
  const { accountId, agencyId, policyId, teamIds } = ofPolicy(policy)
  const kept = (keptStates('claim', versionOf(claims.definition)) ?? [])
    .map(({ state }) => state as ClaimRecord)
    .find(({ payments }) => payments.length > 0)
  if (kept === undefined) throw new Error('No state of a claim with a payment is kept.')
  const id = ClaimId.parse(idOf('claim'))
  return {
    ...kept,
    ...{ id, accountId, agencyId, companyName, policyId, policyNumber, teamIds },
    eventId: id,
    partnerIds: [idOf('vendor')],
    payments: kept.payments.map(({ payout: _, ...payment }) => ({
      ...payment,
      id: ClaimPaymentId.parse(idOf('claimPayment')),
      status: 'REQUESTED',
      approvals: [],
    })),
  }
}

/** An identity provider that was not tried yet. */
const theProvider = (): IdentityProviderRecord => {
  const [kept] = keptStates('identityProvider', versionOf(organizationProviders.definition)) ?? []
  if (kept === undefined) throw new Error('No state of an identity provider is kept.')
  return kept.state as unknown as IdentityProviderRecord
}

const membershipIn = (accountType: AccountType, organizationId: string, team = 1) => {
  const role = roleOf(accountType)
  return { accountType, organizationId, role, teamIds: role === 'Agent' ? [castIds.team(team)] : [] }
}

/** The user of a kind of account, at home where the owner works. */
const member = (accountType: AccountType, organizationId: string) =>
  aUser({
    ...membershipIn(accountType, organizationId),
    id: userOf(accountType),
    email: emailOf(accountType),
    firstName: 'Mira',
    lastName: 'Marked',
    photo: 'marked',
  })

const addressOf = (id: string) => `${id.toLowerCase()}@security.example`

/** Who works in every organization that `placeOf` names. */
const everywhere = (id: string, placeOf: (accountType: AccountType) => string, team = 1) =>
  aUser({
    ...membershipIn('AGENCY', placeOf('AGENCY'), team),
    id,
    email: addressOf(id),
    otherMemberships: accountTypes
      .filter((each) => each !== 'AGENCY' && each !== 'COWBELL')
      .map((accountType) => membershipIn(accountType, placeOf(accountType))),
  })

const aPersona = (accountType: AccountType, id: string): PersonaRecord => ({
  id,
  name: id,
  // Every account type but these two is a kind of persona record.
  type: personaOf(accountType).path as PersonaRecord['type'],
  status: 'ACTIVE',
  enforceMfa: false,
  states: [],
  created: at,
  updated: at,
})

/** Organizations that nobody works for, by what calls name them as. */
const marked = {
  aggregator: ['DIGITAL', 'org_01JH00000000000000000SEC11'],
  cluster: ['CLUSTER', 'org_01JH00000000000000000SEC12'],
  mssp: ['MSSP', 'org_01JH00000000000000000SEC13'],
  pool: ['POOL', 'org_01JH00000000000000000SEC14'],
  reinsurer: ['RE_INSURER', 'org_01JH00000000000000000SEC15'],
} as const satisfies Record<string, readonly [AccountType, string]>

/** The agency is a member of the cluster that calls name. */
const ofCluster = {
  id: `rel_${ulid}`,
  kind: 'memberOf',
  from: castIds.agency(1),
  to: marked.cluster[1],
  begins: CalendarDate.parse('2026-01-05'),
} as const

/**
 * One record of each kind, all of the first agency, its first team and one insured; users, tags and organizations for
 * each kind of account. From then on nothing changes any more and everything outside refuses, so that no call stands in
 * another's way.
 */
/** Records that are written at once: each has rows of its own. */
const together = 10

/** The book of one agency and one insured; where it is shared, of every kind of organization one stands behind it. */
export const openBook = async ({ isShared = false }: { readonly isShared?: boolean } = {}) => {
  const desk = await openPolicyDesk()
  const policy = await desk.aPolicy()
  await desk.aBinder()
  const draft = await desk.quotes.aVariation(AccountId.parse(policy.accountId))
  const of = ofPolicy(policy)
  const home = (accountType: AccountType) => homeOf(accountType, policy.accountId)
  const { companyName, policyNumber } = policy
  const preset = `preset_${ulid}`
  const { agencyId, accountId, teamIds, policyId, quoteId } = of
  await commit([
    documents.create({
      id: DocumentId.parse(idOf('document')),
      docName: 'marked.pdf',
      docType: 'Other',
      ...of,
      // Of the care of the insured's security what it brought itself.
      ...(isShared && { partnerIds: [...partnersIn('policy'), homeOf('MSSP', '')] }),
      file: 'marked',
      size: 1,
      created: at,
      createdBy: 'Mira Marked',
    }),
    notes.create({
      id: NoteId.parse(idOf('note')),
      quoteId,
      noteType: 'GENERAL',
      text: 'marked',
      visibility: 'INTERNAL',
      side: 'UNDERWRITING',
      mentions: [],
      createdBy: 'Mira Marked',
      createdById: people.owner,
      created: at,
      lastUpdated: at,
    }),
    commissionPayments.create({
      id: CommissionPaymentId.parse(idOf('commissionPayment')),
      agencyId,
      agencyName: 'Marked',
      status: 'PAID',
      amount: 1,
      currency: 'USD',
      description: 'marked',
      requested: { by: people.owner, name: 'Mira Marked', at },
      accountLast4: '0000',
      token: 'marked',
      accountToken: 'marked',
      created: at,
      lastUpdated: at,
    }),
    transactions.create({
      id: TransactionId.parse(idOf('transaction')),
      transactionId: 'marked-payment',
      invoiceNumber: 'INV-1',
      policyId,
      policyNumber,
      companyName,
      accountId,
      agencyId,
      teamIds,
      ...(isShared && { partnerIds: partnersIn('policy') }),
      status: 'Paid',
      paymentDate: '2026-01-05',
      paymentMethod: 'Check',
      processorName: '',
      amountPaid: 100,
      currency: 'USD',
      isDownPayment: false,
      paymentDesc: '',
      created: at,
      lastUpdated: at,
    }),
    agencyLicenses.create({
      id: AgencyLicenseId.parse(idOf('agencyLicense')),
      agencyId,
      agencyName: 'marked',
      ...aLicense,
      created: at,
      updated: at,
    }),
    agentLicenses.create({
      id: AgentLicenseId.parse(idOf('agentLicense')),
      agencyId,
      agencyName: 'marked',
      agentId: people.owner,
      agentFirstName: 'Mira',
      agentLastName: 'Marked',
      agentEmail: addressOf(people.owner),
      ...aLicense,
      created: at,
      updated: at,
    }),
    surplusLicenses.create({
      id: SurplusLicenseId.parse(idOf('surplusLicense')),
      agencyId,
      brokerFirstName: 'Mira',
      brokerLastName: 'Marked',
      brokerEmail: 'mira@marked.example',
      surplusLicenseNumber: 'marked',
      surplusLinesState: 'OR',
      signatureOnFile: false,
      created: at,
      updated: at,
    }),
    workflows.create({
      id: idOf('workflow'),
      flow: 'E_PAY',
      subjectId: policyId,
      name: 'Ida Moreau',
      email: 'ida@moreau.example',
      redirectUrl: `/policy/${policyId}/accountant-payment`,
      openedAt: at,
      expiresAt: 4_000_000_000,
    }),
    passkeys.create({
      id: idOf('passkey'),
      userId: people.owner,
      name: 'Marked key',
      credentialId: 'marked',
      publicKey: 'marked',
      counter: 0,
      transports: [],
      isSynced: false,
      createdAt: at,
    }),
    sessions.create({
      id: idOf('session'),
      holder: { kind: 'HOME', userId: people.owner },
      amr: ['pwd'],
      deviceHash: 'marked',
      rotationHash: 'marked',
      device: { browser: 'Marked', system: 'Marked' },
      place: { network: 'marked' },
      remembered: false,
      beganAt: at,
      lastUsedAt: at,
      expiresAt: 4_000_000_000,
    }),
    customPresets.create({ id: preset, ownerId: people.owner, name: 'Marked', coverages: {}, lastUpdated: at }),
  ])
  await commit(
    accountTypes.map((accountType) => {
      const owner = accountType === 'COWBELL' ? 'all' : `${accountType.toLowerCase()}:${home(accountType)}`
      return tags.create({ id: tagOf(accountType), name: 'Marked', owner })
    }),
  )
  await commit(Object.values(marked).map(([accountType, id]) => personas.create(aPersona(accountType, id))))
  await commit([relationships.create(ofCluster)])
  await commit(
    accountTypes.map((accountType) =>
      organizationProviders.create({
        ...theProvider(),
        id: IdentityProviderId.parse(providerIdOf(accountType)),
        accountType,
        organizationId: home(accountType),
        name: 'Marked',
      }),
    ),
  )
  await commit(
    accountTypes.map((accountType) =>
      apiKeys.create({
        id: keyOf(accountType),
        name: 'Marked',
        environment: 'SANDBOX',
        accountType,
        organizationId: home(accountType),
        userId: people.owner,
        createdBy: 'Mira Marked',
        scopes: ['user:read'],
        addresses: [],
        assistant: false,
        freely: [],
        enabled: true,
        createdAt: at,
        expiresAt: '2099-12-31T00:00:00.000Z',
        days: 90,
        secretHash: `marked ${accountType}`,
        prefix: 'palisade_test_mark',
      }),
    ),
  )
  await commit(
    accountTypes.flatMap((accountType) => [
      webhooks.create({
        id: webhookOf(accountType),
        companyName: 'Marked',
        clientId: words.clientId ?? '',
        accountType,
        organizationId: home(accountType),
        userId: people.owner,
        createdBy: 'Mira Marked',
        createdAt: at,
        webhookUrl: 'https://hooks.marked.example/in',
        events: ['quote.ready'],
        enabled: true,
        secret: seal({ secret: 'bWFya2VkbWFya2VkbWFya2VkbWFya2Vk', subject: webhookOf(accountType) }),
      }),
      deliveries.create({
        id: deliveryOf(accountType),
        webhookId: webhookOf(accountType),
        type: 'quote.ready',
        status: 'DELIVERED',
        created: '2099-12-01T00:00:00.000Z',
        body: '{}',
        tries: [],
        triesMade: 1,
      }),
    ]),
  )
  await commit(
    accountTypes.map((accountType) =>
      jobs.create({
        id: JobId.parse(jobOf(accountType)),
        kind: 'replayDeliveries',
        key: webhookOf(accountType),
        input: { webhookId: webhookOf(accountType), from: at, until: at },
        status: 'FAILED',
        turn: 3,
        again: false,
        done: 0,
        counts: {},
        notes: [],
        failures: 3,
        startedBy: 'Marked',
        created: at,
        updated: at,
        ended: at,
      }),
    ),
  )
  const personaTypes = accountTypes.filter((each) => !['AGENCY', 'COWBELL', 'CUSTOMER'].includes(each))
  for (const place of [home, elsewhereOf])
    await commit(personaTypes.map((each) => personas.create(aPersona(each, place(each)))))
  for (const person of [
    everywhere(people.owner, home),
    everywhere(people.colleague, home),
    everywhere(people.stranger, elsewhereOf, 3),
    ...accountTypes.filter((each) => each !== 'COWBELL').map((each) => member(each, home(each))),
  ])
    await commit([users.create(person)])

  const partnerIds = partnersIn('policy')
  const shared = {
    claimDiary: { vendorId: idOf('vendor') },
    paperNotice: { partnerIds },
    refund: { partnerIds },
    treaty: { layers: [theLayer(home('RE_INSURER'))] },
    vendor: { organizationId: home('VENDOR') },
    writeOff: { partnerIds },
  }
  const owned = {
    ...of,
    connectorId: idOf('connector'),
    connectorType: connectorTypes[0],
    claimId: idOf('claim'),
    submissionId: idOf('submission'),
  }
  const privacyRequest = {
    // Of the owner about the own data; a code at the address opens it too.
    via: 'CODE',
    subject: { userId: people.owner, name: 'Ida Moreau', email: 'ida@client.example' },
  }
  const kept = keptOnes(owned, { privacyRequest, ...(isShared && shared) })
  for (let at = 0; at < kept.length; at += together) await commit(kept.slice(at, at + together))

  await giveOwn(home)

  const [agreed] = keptStates('commissionAgreements', 1) ?? []
  const [agreement] = (agreed?.state.agreements ?? []) as readonly CommissionAgreementRecord[]
  if (agreement === undefined) throw new Error('No commission agreement is kept.')
  const id = CommissionAgreementId.parse(idOf('commissionAgreement'))
  await commit([
    commissionAgreements.create({
      id: agreementsIdOf(agencyId),
      agencyId: AgencyId.parse(agencyId),
      agreements: [{ ...agreement, id, shares: [] }],
    }),
  ])

  const agency = await agencies.require(agencyId)
  const colours = { light: '#7a1f5c', dark: '#e9a3cf' }
  await commit([agencies.update(agency, { ...agency, logos: { small: 'marked', medium: 'marked' }, colours })])

  const issued = await policies.require(policyId)
  await commit([
    claims.create(aClaim(policy)),
    policies.update(issued, { ...issued, endorsementRequests: [anEndorsement(issued)] }),
  ])

  await commit([
    billingContacts.create({
      id: BillingContactId.parse(idOf('billingContact')),
      ownerId: policyId,
      firstName: 'Marked',
      lastName: 'Marked',
      email: 'books@marked.example',
      phone: '14155550132',
      created: at,
    }),
  ])

  // One that the agency owes, and has owed for long.
  const [invoice] = keptStates('invoice', versionOf(invoices.definition)) ?? []
  if (invoice === undefined) throw new Error('No state of an invoice is kept.')
  await commit([
    {
      definition: invoices.definition,
      before: undefined,
      after: Object.assign({}, invoice.state, of, { id: `inv_${ulid}`, dueDate: '2026-01-05', agencyBilled: true }),
    },
  ])

  // A version of a rate book, reviewed and not active.
  const [version] = keptStates('rateBook', versionOf(rateBookVersions.definition)) ?? []
  if (version === undefined) throw new Error('No state of a rate book is kept.')
  await commit([{ definition: rateBookVersions.definition, before: undefined, after: version.state }])

  // A supposition of the provider's about the whole book.
  const [scenario] = keptStates('portfolioScenario', versionOf(portfolioScenarios.definition)) ?? []
  if (scenario === undefined) throw new Error('No state of a scenario is kept.')
  await commit([
    {
      definition: portfolioScenarios.definition,
      before: undefined,
      after: Object.assign({}, scenario.state, { id: idOf('portfolioScenario'), name: words.other }),
    },
  ])

  // The rater of the carrier where the owner works; its name is told to who sells, the rest to nobody else.
  const carrierId = home('CARRIER')
  const terms = {
    name: 'Oak Mutual',
    products: ['P100' as const],
    states: ['OR'],
    rateBook: words.other ?? '',
    effectiveFrom: '2026-01-01' as const,
    effectiveUntil: null,
    deviations: [{ factor: 1.1 }],
  }
  await commit([
    carrierRaters.create({
      ...terms,
      id: carrierRaterIdOf(carrierId),
      carrierId,
      revision: 1,
      lastUpdated: at,
    }),
    ...versionSet(undefined, { carrierId, version: { revision: 1, terms, by: 'Mira Marked', at, note: 'marked' } })
      .writes,
  ])

  // A place that is kept for the owner somewhere else.
  await commit([
    users.create(
      aUser({
        id: idOf('user'),
        email: addressOf(people.owner),
        ...membershipIn('VENDOR', 'org_place'),
        isPlace: true,
        status: 'INVITED',
      }),
    ),
  ])

  await commit(
    accountTypes.map((accountType) =>
      assistantRequests.create({
        id: askedOf(accountType) as AssistantRequestId,
        accountType,
        organizationId: home(accountType),
        userId: people.owner,
        sessionId: keyOf(accountType),
        digest: `marked ${accountType}`,
        name: 'Mira Marked (Marked)',
        operation: 'createTeam',
        summary: 'Creates a team of an agency.',
        input: '{"body":{"name":"Marked"}}',
        touched: [],
        needed: ['team:manage'],
        provesIdentity: false,
        status: 'WAITING',
        created: at,
        expiresAt: '2099-12-31T00:00:00.000Z',
        lastUpdated: at,
      }),
    ),
  )

  /** The names of the records as callers of an account type would use them. */
  const namesFor = (accountType: AccountType): Names => ({
    ...Object.fromEntries(keptKinds.map((kind) => [kind, idOf(kind)])),
    account: accountId,
    aggregator: marked.aggregator[1],
    attachment: `${idOf('message')}_1`,
    agency: agencyId,
    agencyLicense: idOf('agencyLicense'),
    agentLicense: idOf('agentLicense'),
    billingContact: idOf('billingContact'),
    carrierRater: home('CARRIER'),
    cluster: marked.cluster[1],
    commissionAgreement: idOf('commissionAgreement'),
    apiKey: keyOf(accountType),
    identityProvider: providerIdOf(accountType),
    claim: idOf('claim'),
    claimPayment: idOf('claimPayment'),
    commissionPayment: idOf('commissionPayment'),
    document: idOf('document'),
    draft,
    endorsement: idOf('endorsement'),
    job: jobOf(accountType),
    mssp: marked.mssp[1],
    note: idOf('note'),
    organization: home(typeOfUser(accountType)),
    passkey: idOf('passkey'),
    place: idOf('user'),
    policy: policyId,
    pool: marked.pool[1],
    portfolioScenario: idOf('portfolioScenario'),
    preset,
    quote: quoteId,
    reinsurer: marked.reinsurer[1],
    session: idOf('session'),
    surplusLicense: idOf('surplusLicense'),
    tag: tagOf(accountType),
    team: castIds.team(1),
    thread: 'thr_01JH0000000000000000000T01',
    transaction: idOf('transaction'),
    user: userOf(accountType),
    assistantRequest: askedOf(accountType),
    webhook: webhookOf(accountType),
    webhookDelivery: deliveryOf(accountType),
    workflow: idOf('workflow'),
    email: emailOf(accountType),
    policyNumber,
    role: roleOf(accountType),
    ...ownNames(accountType),
    ...(isShared && namesBehind(accountType)),
  })

  if (isShared) {
    await share({ ...of, draft })
    await standBehind()
  }

  const outside = await refuseOutside()
  const written = freeze()
  return {
    insured: accountId,
    namesFor,
    /** How often something would have been written since. */
    written,
    /** Texts by which an answer shows that it is about a record of the book. */
    marks: [accountId, quoteId, policyId, policyNumber, companyName, 'marked', 'Mira', ...accountTypes.map(emailOf)],
    close: async () => {
      outside.close()
      await desk.close()
    },
  }
}

const kindsOfPartner = ['carrier', 'cluster', 'da', 'mssp', 'pool', 'premiumprocessor', 'reinsurer', 'vendor'] as const

/** An organization of each kind that has a share in records of a kind, as relationships would have them. */
const partnersIn = (kind: PartneredKind): string[] =>
  kindsOfPartner
    .filter((partner) => sharesIn(partner, kind))
    .map((partner) => homeOf(accountTypeOfPath(partner) ?? 'VENDOR', ''))

/** A layer of a treaty that one reinsurer bears. */
const theLayer = (reinsurerId: string) => ({
  attachment: 0,
  limit: 5_000_000,
  share: 40,
  rate: 0,
  parts: [{ reinsurerId, percent: 100 }],
})

/** Has organizations share in whatever names its partners; whoever works on a claim is named by it. */
const share = async (
  of: Pick<ReturnType<typeof ofPolicy>, 'accountId' | 'policyId' | 'quoteId'> & { readonly draft: string },
): Promise<void> => {
  const [account, quote, variation, policy, claim, submission] = await Promise.all([
    accounts.require(of.accountId),
    quotes.require(of.quoteId),
    quotes.require(of.draft),
    policies.require(of.policyId),
    claims.require(idOf('claim')),
    submissions.require(idOf('submission')),
  ])
  await commit([
    accounts.update(account, { ...account, partnerIds: partnersIn('account') }),
    quotes.update(quote, { ...quote, partnerIds: partnersIn('quote') }),
    quotes.update(variation, { ...variation, partnerIds: partnersIn('quote') }),
    policies.update(policy, { ...policy, partnerIds: partnersIn('policy') }),
    claims.update(claim, {
      ...claim,
      partnerIds: [homeOf('CARRIER', ''), homeOf('VENDOR', '')],
      vendors: claim.vendors.map((each) => ({
        ...each,
        vendorId: VendorId.parse(idOf('vendor')),
        organizationId: PersonaId.parse(homeOf('VENDOR', '')),
      })),
    }),
    submissions.update(submission, { ...submission, partnerIds: partnersIn('submission') }),
  ])
}

/** What operations ask besides the store, as the SDK names it in the environment. */
const services = ['COGNITO_IDENTITY_PROVIDER', 'EVENTBRIDGE', 'KMS', 'S3', 'SESV2', 'SFN', 'SNS', 'SSM'] as const

/** Refuses what is asked of everything that AWS and the payment processor would do. */
const refuseOutside = async () => {
  const server = createServer((_, response) => response.writeHead(400).end('{}'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  Object.assign(process.env, {
    ...sandboxes,
    ...Object.fromEntries(services.map((service) => [`AWS_ENDPOINT_URL_${service}`, url])),
    FILES_BUCKET: 'files',
    MAIL_FROM: 'Palisade <notices@us.palisade.example>',
    PROCESSOR_URL: url,
    PUBLIC_URL: 'https://us.test.example',
    SIGNING_KEY_ID: 'alias/test',
    USER_POOL_CLIENT_ID: 'test-client',
    USER_POOL_ID: 'us-east-1_test',
  })
  return server
}

/** From now on the table says that it has written, and stays as it is; answers how often it said so. */
const freeze = (): (() => number) => {
  let writes = 0
  onEveryClient(({ config, middlewareStack }) => {
    if (config.serviceId !== 'DynamoDB') return
    middlewareStack.add(
      (next, { commandName = '' }) =>
        async (args) => {
          if (!/Write|Put|Update|Delete/.test(commandName)) return next(args)
          writes += 1
          return { output: {} as never, response: {} }
        },
      { step: 'initialize', name: 'freeze' },
    )
  })
  return () => writes
}
