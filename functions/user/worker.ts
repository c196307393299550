import { work } from '#functions/_platform/events/worker.ts'
import { manifest } from './manifest.ts'
import { tellOfFailedPayment, tellOfIssuedPolicy } from './on/tellOfPolicy.ts'
import {
  tellOfBinder,
  tellOfDecline,
  tellOfQuestionnaire,
  tellOfReadyQuote,
  tellOfReferral,
  tellOfSuperseded,
} from './on/tellOfQuote.ts'

export const handler = work(manifest, {
  on: {
    tellOfBinder,
    tellOfDecline,
    tellOfFailedPayment,
    tellOfIssuedPolicy,
    tellOfQuestionnaire,
    tellOfReadyQuote,
    tellOfReferral,
    tellOfSuperseded,
  },
  jobs: {},
  tasks: {},
})
