import { readdirSync } from 'node:fs'
import { vi } from 'vitest'
import type { Operation } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { mayUse, type Permission, type Role } from '#shared/permissions.ts'
import type { Dialog } from '#web/dialogs/dialog.ts'

/** The operation that a dialog does where it is not named for it. */
const does: Readonly<Record<string, string>> = {
  addPasskey: 'startPasskey',
  authenticator: 'verifyMfa',
  createTokenConnection: 'createConnection',
  endorsePolicy: 'createEndorsementQuote',
  giveBackReferral: 'takeReferral',
  jumpIntoAccount: 'createJumpToken',
  recordLetter: 'updateSubmission',
  removeFactor: 'updateMfa',
  renewalOptOut: 'updateRenewalOptOut',
  requestToBind: 'updateQuote',
  securityQuestionnaire: 'updateSecurityQuestions',
  sentCode: 'verifyMfa',
  switchAccount: 'createSwitchToken',
  switchSurplus: 'underwriteQuote',
  tagAccounts: 'applyAccountTags',
}

/** Dialogs that change nothing themselves: they show something or lead on. */
export const showing: readonly string[] = [
  'agencyBillInvoice',
  'agencyLicenseHistory',
  'agentLicenseHistory',
  'applicationLink',
  'bankDetails',
  'carrierAccountHistory',
  'certificateHistory',
  'chooseProduct',
  'commissionStatement',
  'deadLetter',
  'deadLetterHistory',
  'documentHistory',
  'findingDisputeHistory',
  'formWording',
  'identityProviderHistory',
  'jobHistory',
  'manuscript',
  'manuscriptHistory',
  'periodClosingHistory',
  'policyAsOf',
  'policyForm',
  'policyRevision',
  'poolYearHistory',
  'priceWaterfall',
  'quoteProgress',
  'quoteShareHistory',
  'redirectRequote',
  'refundHistory',
  'remittanceExceptionHistory',
  'roleGrantHistory',
  'roleTemplateHistory',
  'screeningHistory',
  'surplusLicenseHistory',
  'taxReturnHistory',
  'teamHistory',
  'treatyHistory',
  'userHistory',
  'vendorInvoice',
  'vendorInvoiceHistory',
  'writeOffHistory',
]

/** Dialogs in whose place stands, once they are done, what is shown this once. */
export const showingOnce: readonly string[] = [
  'createApiKey',
  'createLeenInviteToken',
  'createQuoteShare',
  'createWebhook',
  'regenerateApiKey',
  'updateSocialEngineering',
]

/** What a dialog says once it is done, where the specification gives the words. */
export const saidOnceDone: Readonly<Record<string, string>> = {
  addUserAccounts: 'Accounts Added Successfully.',
  assignAccountAgency: 'Assigned Successfully!',
  closeTransaction: 'Transaction Closed Successfully!',
  createPremiumFinance: 'Premium Financer added Successfully!',
  declineAccount: 'Account Declined Successfully!',
  declineQuote: 'Quote declined',
  declineSubmission: 'Submission Declined Successfully!',
  reassessRisk: 'Risk reassessed!',
  releaseQuote: 'Quote released',
  sendQuoteToAgency: 'Quotes successfully sent',
  updateBrokerFees: 'Broker Fee updated Successfully!',
  updateIrpm: 'Quote updated',
  updateMgaFee: 'MGA Fee updated Successfully!',
  updateQuoteAdditionalInsureds: 'Additional insured successfully updated',
  updateTransaction: 'Transaction Updated Successfully.',
}

/** Who tries a dialog: the first whose role may do what it does. */
const readers: readonly Role[] = ['Principal Producer', 'Agency Admin', 'Super Admin', 'Underwriter', 'Policy Holder']

/** A dialog of a feature by its name there. */
export interface Hosted {
  readonly name: string
  readonly dialog: Dialog<unknown>
  /** What it does; undefined for one that only shows something. */
  readonly operation: Operation | undefined
  readonly role: Role
}

const roleFor = (operation: Operation | undefined): Role => {
  const { access = 'any' } = operation ?? {}
  const isAnybodys = access === 'any' || access === 'public' || access === 'workflow'
  const needed = isAnybodys ? [] : ([access].flat() as Permission[])
  const role = readers.find((each) => isAnybodys || needed.some((permission) => mayUse(each, permission)))
  if (role === undefined) throw new Error(`None of ${readers.join(', ')} may ${operation?.name}.`)
  return role
}

const toHosted = ([name, dialog]: [string, Dialog<unknown>]): Hosted => {
  const operation = operations.find((each) => each.name === (does[name] ?? name) && each.method !== 'GET')
  if (operation === undefined && !showing.includes(name))
    throw new Error(
      `The dialog ${name} is named for no operation: name it so, or say in tests/dialogs/hosted.ts what it does.`,
    )
  return { name, dialog, operation, role: roleFor(operation) }
}

const features = new URL('../../web/src/features/', import.meta.url)

/** Every dialog that a feature declares; their modules can be loaded here, without a page. */
export const hostedDialogs = async (): Promise<readonly Hosted[]> => {
  vi.stubGlobal('__VERSION__', 'test')
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('location', { hostname: 'us.localhost', origin: 'http://us.localhost' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('addEventListener', () => undefined)
  const declaring = readdirSync(features).filter((each) => readdirSync(new URL(each, features)).includes('dialogs.ts'))
  const declared = await Promise.all(
    declaring.map((feature): Promise<object> => import(`../../web/src/features/${feature}/dialogs.ts`)),
  )
  return declared.flatMap((each) => Object.entries(each)).map(toHosted)
}

/** The files of dialogs that should be hosted: those in a folder `dialogs` of a feature. */
export const dialogFiles = (): readonly string[] =>
  readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((path) => /\/dialogs\/\w+Dialog\.tsx$/.test(path))
