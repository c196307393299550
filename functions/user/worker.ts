import { work } from '#functions/_platform/events/worker.ts'
import { manifest } from './manifest.ts'
import { tellOfClaimStep } from './on/tellOfClaimStep.ts'
import { tellOfDispute } from './on/tellOfDispute.ts'
import { tellOfNote } from './on/tellOfNote.ts'
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
    tellOfClaimStep,
    tellOfDecline,
    tellOfDispute,
    tellOfFailedPayment,
    tellOfIssuedPolicy,
    tellOfNote,
    tellOfQuestionnaire,
    tellOfReadyQuote,
    tellOfReferral,
    tellOfSuperseded,
  },
  jobs: {},
  tasks: {},
})
