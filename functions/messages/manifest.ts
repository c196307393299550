import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'messages',
  errorImpact: 'Nobody gets e-mails: quotes, decisions, policies, payment links and one-time codes do not arrive.',
  resources: ['ledgerRows', 'table'],
  workerResources: ['documentLinks', 'email', 'letterRows'],
  subscriptions: {
    remindOfInvoice: 'invoice.reminded',
    sendMail: 'mail.requested',
    tellOfAgencyBill: 'agency.billed',
    tellOfBinder: 'quote.bound',
    tellOfBroker: 'policy.brokerNoticed',
    tellOfCancellation: 'policy.cancellationNoticed',
    tellOfCommissionStatement: 'commission.stated',
    tellOfDecline: 'quote.declined',
    tellOfEndorsement: 'policy.endorsed',
    tellOfExpiringLicense: 'license.expiring',
    tellOfFailedPayment: 'payment.failed',
    tellOfOverdue: 'quote.subjectivitiesOverdue',
    tellOfPayment: 'payment.received',
    tellOfPlan: 'plan.signed',
    tellOfPolicy: 'policy.issued',
    tellOfReadyQuote: 'quote.ready',
    tellOfReferral: ['quote.referred', 'quote.referredOn'],
    tellOfReferredEndorsement: 'policy.endorsementReferred',
    tellOfRenewal: 'policy.renewalDue',
  },
})
