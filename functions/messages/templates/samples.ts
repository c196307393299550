import type { RegionCode } from '#shared/regions/code.ts'
import type { MailData } from './mailData.ts'
import type { MailDataOf, MailName } from './renderMail.ts'

const regional: Record<RegionCode, Pick<MailData, 'locale' | 'currency' | 'sender'>> = {
  us: {
    locale: 'en-US',
    currency: 'USD',
    sender: {
      name: 'Palisade',
      legalLine: 'Palisade Insurance Services, Inc., 500 Main Street, Austin, TX 78701.',
      supportEmail: 'support@palisade.example',
      supportPhone: '(512) 555-0100',
    },
  },
  uk: {
    locale: 'en-GB',
    currency: 'GBP',
    sender: {
      name: 'Palisade',
      legalLine: 'Palisade Underwriting Limited is authorised and regulated by the Financial Conduct Authority.',
      supportEmail: 'support@palisade.example',
      supportPhone: '020 7946 0100',
    },
  },
  au: {
    locale: 'en-AU',
    currency: 'AUD',
    sender: {
      name: 'Palisade',
      legalLine: 'Palisade Underwriting Pty Ltd, 9 Bridge Street, Sydney NSW 2000.',
      supportEmail: 'support@palisade.example',
    },
  },
}

/** One set of data for every e-mail, in the terms of a region, for tests and for looking at. */
export const mailSamples = (region: RegionCode = 'us'): { [Name in MailName]: MailDataOf<Name> } => {
  const base: MailData = { region, ...regional[region], recipient: { firstName: 'Dana' } }
  const insured = 'Lone Star Dental Group & Sons'
  const quote = {
    ...base,
    insured,
    quoteNumber: 'Q-104233',
    product: 'Palisade Cyber 250',
    effectiveDate: '2026-04-01',
  }
  const policy = { ...base, insured, policyNumber: 'CY-300912' }
  const agent = {
    name: 'Dana Whitfield',
    email: 'dana@bluebonnet.example',
    phone: '(214) 555-0142',
    company: 'Bluebonnet',
  }
  const to = (path: string) => `https://${region}.palisade.example/${path}?from=mail&step=1`
  const reasons = ['Limit above your authority of 1,000,000', 'A ransomware incident within 12 months']
  const term = { effectiveDate: '2026-04-01', expiryDate: '2027-04-01' }
  return {
    accountAccessRequested: { ...base, account: insured, requestedBy: agent, message: 'They moved to us.' },
    agencyBill: {
      ...base,
      agency: 'Red River Retail Agency',
      month: 'October 2026',
      policies: 12,
      amount: 8_412_055,
      link: to('invoices'),
    },
    agencyBillReminder: { ...policy, amount: 793_493, dueDate: '2026-04-30', overdue: true, link: to('invoices') },
    agencyReviewed: {
      ...base,
      agency: 'Bluebonnet Insurance Agency',
      approved: false,
      note: 'The register has this number under another name.',
      npn: '7654388',
      link: to('agency/details'),
    },
    bindRequested: {
      ...quote,
      audience: 'agent',
      requestedBy: 'Dana Whitfield',
      total: 933_521,
      openPoints: ['Signed application'],
      link: to('quotes/1'),
    },
    binderIssued: {
      ...quote,
      binderNumber: 'B-208417',
      binderExpiry: '2026-05-01',
      openPoints: [],
      link: to('binders/1'),
    },
    emailChange: { ...base, link: to('confirmEmail#1') },
    endorsementReferred: {
      ...policy,
      effective: '2026-06-01',
      change: 120_050,
      reasons: ['More cover is asked for days that are over'],
      link: to('policies/1'),
    },
    licenseExpiring: {
      ...base,
      days: 30,
      holder: 'Bluebonnet Insurance Agency',
      number: 'TX 104233',
      where: 'Texas',
      expirationDate: '2026-04-01',
      link: to('licenses'),
    },
    mfaReset: { ...base, link: to('mfa-reset') },
    oneTimeCode: { ...base, code: '402917', purpose: 'signIn' },
    passwordReset: { ...base, link: to('reset') },
    paymentFailed: {
      ...policy,
      amount: 188_000,
      method: 'Visa ending in 0341',
      reason: 'Card declined',
      payBy: '2026-04-12',
      link: to('pay'),
    },
    paymentLink: { ...policy, requestedBy: 'Priya Raman', amount: 933_521, dueDate: '2026-04-02', link: to('pay') },
    paymentReceived: {
      ...policy,
      amount: 188_000,
      paidOn: '2026-04-02',
      method: 'Visa ending in 4242',
      transactionNumber: 'T-99120',
      remaining: 745_521,
      nextDue: '2026-05-02',
      link: to('receipts/1'),
    },
    paymentReminder: {
      ...policy,
      amount: 74_552,
      dueDate: '2026-05-02',
      cancellationDate: '2026-05-17',
      link: to('pay'),
    },
    planSigned: {
      ...policy,
      signature: 'Dana Whitfield',
      signedOn: '2026-03-14',
      parts: [
        { number: 0, dueDate: '2026-03-14', amount: 188_000 },
        { number: 1, dueDate: '2026-05-01', amount: 74_552 },
        { number: 2, dueDate: '2026-06-01', amount: 74_553 },
      ],
      total: 337_105,
      disaffirmDays: 10,
      inFullDays: 60,
      link: to('pay'),
    },
    policyCancellation: {
      ...policy,
      standing: 'pending',
      endsOn: '2026-06-01',
      payBy: '2026-05-31',
      reason: 'Premium not paid',
      returned: 120_050,
      paidBack: 98_000,
      link: to('policies/1'),
    },
    policyEndorsed: {
      ...policy,
      effective: '2026-06-01',
      isReverted: false,
      change: 120_050,
      due: 120_050,
      dueBy: '2026-06-08',
      link: to('policies/1'),
    },
    policyIssuedAgent: { ...policy, ...term, product: 'Palisade Cyber 250', total: 933_521, link: to('policies/1') },
    policyIssuedInsured: {
      ...policy,
      ...term,
      total: 933_521,
      amountDue: 188_000,
      dueDate: '2026-04-02',
      agent,
      claimsPhone: '(512) 555-0199',
      documentsLink: to('policies/1'),
      paymentLink: to('pay'),
    },
    renewalReminderAgent: {
      ...policy,
      days: 60,
      product: 'Palisade Cyber 250',
      expiryDate: '2027-04-02',
      total: 985_044,
      link: to('renew'),
    },
    renewalReminderInsured: {
      ...policy,
      days: 30,
      product: 'Palisade Cyber 250',
      expiryDate: '2027-04-02',
      agent,
      link: to('policies/1'),
    },
    quoteDeclined: {
      ...quote,
      reason: 'Outside of appetite',
      reasonSummary: 'We do not insure payment processors at this size.',
      link: to('quotes/1'),
    },
    quoteReady: { ...quote, total: 933_521, validUntil: '2026-04-01', link: to('quotes/1') },
    quoteReferred: { ...quote, reasons, link: to('quotes/1') },
    quoteToAgency: {
      ...quote,
      agencyName: 'Red River Retail Agency',
      total: 933_521,
      validUntil: '2026-04-01',
      agent,
      link: to('review/2'),
    },
    quoteToPolicyHolder: { ...quote, total: 933_521, validUntil: '2026-04-01', agent, link: to('review/1') },
    referralReceived: {
      ...quote,
      agencyName: 'Bluebonnet Insurance Agency',
      aggregateLimit: 2_000_000,
      premium: 850_000,
      reasons,
      needBy: '2026-03-10',
      link: to('workbench/1'),
    },
    securityNotice: { ...base, what: 'recoveryCodeUsed', left: 9 },
    signRequest: { ...quote, agencyName: 'Bluebonnet Insurance Agency', link: to('sign/1') },
    subjectivityOverdue: {
      ...quote,
      cancels: true,
      number: 'PAL-US-1000042-01',
      points: ['Signed application'],
      link: to('quotes/1'),
    },
    surplusNotice: { ...quote, state: 'Louisiana', link: to('notice/1') },
    userInvitation: {
      ...base,
      invitedBy: 'Priya Raman',
      organizationName: 'Bluebonnet Insurance Agency',
      role: 'Producer',
      link: to('join'),
    },
    validationEmail: { ...base, link: to('confirm') },
    webhookSuspended: {
      ...base,
      companyName: 'Bluebonnet rating bridge',
      host: 'hooks.bluebonnet.example',
      since: '2026-04-01',
      link: to('webhooks'),
    },
    welcome: { ...base, organizationName: 'Bluebonnet Insurance Agency', link: to('login') },
  }
}
