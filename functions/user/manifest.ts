import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'user',
  errorImpact:
    'People see no photos, give no feedback and are not told in the application of quotes, policies and payments.',
  resources: ['table'],
  apiResources: ['feedbackPictures', 'lists', 'peopleRows', 'photos'],
  subscriptions: {
    tellOfBinder: 'quote.bound',
    tellOfClaimStep: 'claim.stepTaken',
    tellOfDecline: 'quote.declined',
    tellOfDispute: 'risk.disputeSettled',
    tellOfFailedPayment: 'payment.failed',
    tellOfIssuedPolicy: 'policy.issued',
    tellOfNote: 'quote.noteWritten',
    tellOfQuestionnaire: 'quote.questionnaireHandedIn',
    tellOfReadyQuote: ['quote.cameBack', 'quote.ready'],
    tellOfReferral: ['quote.referred', 'quote.referredOn'],
    tellOfSuperseded: 'quote.applicationSuperseded',
  },
})
