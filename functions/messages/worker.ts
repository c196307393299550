import { work } from '#functions/_platform/events/worker.ts'
import { manifest } from './manifest.ts'
import { remindOfInvoice } from './on/remindOfInvoice.ts'
import { sendMail } from './on/sendMail.ts'
import { tellOfAgencyBill } from './on/tellOfAgencyBill.ts'
import { tellOfAutoRenewal } from './on/tellOfAutoRenewal.ts'
import { tellOfBinder } from './on/tellOfBinder.ts'
import { tellOfBinderEnd } from './on/tellOfBinderEnd.ts'
import { tellOfBroker } from './on/tellOfBroker.ts'
import { tellOfCancellation } from './on/tellOfCancellation.ts'
import { tellOfCancellationRequest } from './on/tellOfCancellationRequest.ts'
import { tellOfClaim } from './on/tellOfClaim.ts'
import { tellOfClaimPayment } from './on/tellOfClaimPayment.ts'
import { tellOfClaimStep } from './on/tellOfClaimStep.ts'
import { tellOfCommissionStatement } from './on/tellOfCommissionStatement.ts'
import { tellOfDeadLetters } from './on/tellOfDeadLetters.ts'
import { tellOfDecline } from './on/tellOfDecline.ts'
import { tellOfDispute } from './on/tellOfDispute.ts'
import { tellOfEndorsement } from './on/tellOfEndorsement.ts'
import { tellOfExpiringLicense } from './on/tellOfExpiringLicense.ts'
import { tellOfExpiry } from './on/tellOfExpiry.ts'
import { tellOfFailedPayment } from './on/tellOfFailedPayment.ts'
import { tellOfFreeze } from './on/tellOfFreeze.ts'
import { tellOfLateDiary } from './on/tellOfLateDiary.ts'
import { tellOfManuscript } from './on/tellOfManuscript.ts'
import { tellOfNote } from './on/tellOfNote.ts'
import { tellOfOverdue } from './on/tellOfOverdue.ts'
import { tellOfPayment } from './on/tellOfPayment.ts'
import { tellOfPlan } from './on/tellOfPlan.ts'
import { tellOfPolicy } from './on/tellOfPolicy.ts'
import { tellOfPosition } from './on/tellOfPosition.ts'
import { tellOfQuestionnaire } from './on/tellOfQuestionnaire.ts'
import { tellOfReadyQuote } from './on/tellOfReadyQuote.ts'
import { tellOfReferral } from './on/tellOfReferral.ts'
import { tellOfReferredEndorsement } from './on/tellOfReferredEndorsement.ts'
import { tellOfRefund } from './on/tellOfRefund.ts'
import { tellOfRenewal } from './on/tellOfRenewal.ts'
import { tellOfSchedules } from './on/tellOfSchedules.ts'
import { tellOfSuperseded } from './on/tellOfSuperseded.ts'
import { tellOfVendorAsked, tellOfVendorMissing } from './on/tellOfVendor.ts'
import { tellOfVendorInvoice } from './on/tellOfVendorInvoice.ts'

export const handler = work(manifest, {
  on: {
    remindOfInvoice,
    sendMail,
    tellOfAgencyBill,
    tellOfAutoRenewal,
    tellOfBinder,
    tellOfBinderEnd,
    tellOfBroker,
    tellOfCancellation,
    tellOfCancellationRequest,
    tellOfClaim,
    tellOfClaimPayment,
    tellOfClaimStep,
    tellOfCommissionStatement,
    tellOfDecline,
    tellOfDispute,
    tellOfEndorsement,
    tellOfExpiringLicense,
    tellOfExpiry,
    tellOfFailedPayment,
    tellOfFreeze,
    tellOfLateDiary,
    tellOfManuscript,
    tellOfNote,
    tellOfOverdue,
    tellOfPayment,
    tellOfPlan,
    tellOfPolicy,
    tellOfPosition,
    tellOfQuestionnaire,
    tellOfReadyQuote,
    tellOfReferral,
    tellOfReferredEndorsement,
    tellOfRefund,
    tellOfRenewal,
    tellOfSuperseded,
    tellOfVendorAsked,
    tellOfVendorInvoice,
    tellOfVendorMissing,
    tellOfDeadLetters,
    tellOfSchedules,
  },
  jobs: {},
  tasks: {},
})
