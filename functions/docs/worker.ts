import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { partnersOnDocuments } from './jobs/partnersOnDocuments.ts'
import { manifest } from './manifest.ts'
import { examineUpload } from './on/examineUpload.ts'
import { followBroker } from './on/followBroker.ts'
import { followPartners } from './on/followPartners.ts'
import { followTeams } from './on/followTeams.ts'
import { makeAccountStatement } from './on/makeAccountStatement.ts'
import { makeAgencyBill } from './on/makeAgencyBill.ts'
import { makeApplication } from './on/makeApplication.ts'
import { makeBinder } from './on/makeBinder.ts'
import { makeCancellationNotice } from './on/makeCancellationNotice.ts'
import { makeCertificate } from './on/makeCertificate.ts'
import { makeClaimsFile } from './on/makeClaimsFile.ts'
import { makeCommissionStatement } from './on/makeCommissionStatement.ts'
import { makeDiligence } from './on/makeDiligence.ts'
import { makeDraft } from './on/makeDraft.ts'
import { makeEndorsement } from './on/makeEndorsement.ts'
import { makeExpiryNotice } from './on/makeExpiryNotice.ts'
import { makeInvoices } from './on/makeInvoices.ts'
import { makeLossRun } from './on/makeLossRun.ts'
import { makeManuscript } from './on/makeManuscript.ts'
import { makeOptions } from './on/makeOptions.ts'
import { makePositionLetter } from './on/makePositionLetter.ts'
import { makeProposal, makeRequestedProposal } from './on/makeProposal.ts'
import { makeReceipt } from './on/makeReceipt.ts'
import { makeTower } from './on/makeTower.ts'
import { redrawDocument } from './on/redrawDocument.ts'
import { removeDocuments } from './on/removeDocuments.ts'
import { removeRetired } from './on/removeRetired.ts'
import { runLossesOfRenewal } from './on/runLossesOfRenewal.ts'
import { keepRetention, keepRetentionToday } from './retention/keepRetention.ts'
import { checkForms } from './tasks/checkForms.ts'
import { makeBinderDocument } from './tasks/makeBinderDocument.ts'
import { makeInvoiceDocument } from './tasks/makeInvoiceDocument.ts'
import { makePolicyDocument } from './tasks/makePolicyDocument.ts'

export const handler = work(manifest, {
  on: {
    examineUpload,
    followBroker,
    followPartners,
    followTeams,
    makeAccountStatement,
    makeAgencyBill,
    makeApplication,
    makeBinder,
    makeCancellationNotice,
    makeCertificate,
    makeCommissionStatement,
    makeDiligence,
    makeDraft,
    makeEndorsement,
    makeExpiryNotice,
    makeInvoices,
    makeLossRun,
    makeManuscript,
    makeOptions,
    makeClaimsFile,
    makePositionLetter,
    makeProposal,
    makeReceipt,
    makeRequestedProposal,
    makeTower,
    redrawDocument,
    removeDocuments,
    removeRetired,
    runJobs: runJobs([keepRetention, partnersOnDocuments]),
    runLossesOfRenewal,
  },
  jobs: { keepRetentionToday },
  tasks: { checkForms, makeBinderDocument, makeInvoiceDocument, makePolicyDocument },
})
