import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'messages',
  errorImpact: 'Nobody gets e-mails: quotes, decisions, policies, payment links and one-time codes do not arrive.',
  resources: ['email', 'table'],
  subscriptions: {
    sendMail: 'mail.requested',
    tellOfBinder: 'quote.bound',
    tellOfDecline: 'quote.declined',
    tellOfFailedPayment: 'payment.failed',
    tellOfPayment: 'payment.received',
    tellOfPolicy: 'policy.issued',
    tellOfReadyQuote: 'quote.ready',
    tellOfReferral: 'quote.referred',
  },
})
