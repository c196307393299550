import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'inbox',
  errorImpact: 'Mail to the underwriters is not shown, or not answered; what came in waits in the files.',
  resources: ['table'],
  apiResources: ['correspondenceLinks', 'lists'],
  workerResources: ['correspondence', 'email'],
  arrivals: { readArrival: 'arrivals/mail/' },
  subscriptions: {
    deliverMessage: 'message.sent',
    matchSubmission: 'submission.received',
    readAgain: 'message.reprocessRequested',
  },
})
