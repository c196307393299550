import { describe, expect, it } from 'vitest'
import { operations } from '#shared/contracts/registry.ts'
import { under } from './sources.ts'

/** Operations that no screen uses, and why: by what it is that uses them, or which other one a screen has (decision: api-only). */
const withoutScreen: Readonly<Record<string, readonly string[]>> = {
  'Other programs by standards of their own: directories, receivers of webhooks, whoever verifies tokens or finds keys.':
    [
      'createScimUser',
      'getAssistantDoor',
      'getJwks',
      'getOpenIdConfiguration',
      'getScimGroup',
      'getScimProviderConfig',
      'getScimResourceType',
      'getScimSchema',
      'getScimUser',
      'getWebhookReplay',
      'listScimGroups',
      'listScimResourceTypes',
      'listScimSchemas',
      'listScimUsers',
      'patchScimGroup',
      'pullWebhookEvents',
      'removeScimUser',
      'replaceScimUser',
      'reportLeakedKeys',
    ],
  'A party beyond calls it or is sent back to it: processor, signature, connector, Slack.': [
    'completeConnectorOauth',
    'completeSlackAdd',
    'markQuoteSigned',
    'receiveProcessorEvent',
  ],
  'A page without scripts, an image, a text or a moment that the browser fetches by its address.': [
    'getDeploymentTime',
    'getPhoto',
    'getTranslations',
    'getWidgetPage',
    'getWidgetScript',
    'sendWidgetEnquiry',
  ],
  'The specification has the token in the address; screens send it in the body, where no log has it.': [
    'acceptUserInviteByAddress',
    'checkPasswordResetByAddress',
    'checkUserInvitedByAddress',
    'confirmUserByAddress',
    'exchangeJumpTokenByAddress',
    'getValidationTokenByAddress',
    'resetPasswordByAddress',
    'validateMfaResetByAddress',
  ],
  'Programs of agencies and carriers that rate and quote by the product; screens have one calculator for all.': [
    'bindP250Quote',
    'calculatePremium',
    'calculatePremiumV2',
    'createP250Quote',
    'createP250Quotes',
    'createQuote',
    'declineP250Quote',
    'getCoverageMapping',
    'getP250Policy',
    'getP250Quote',
    'getPreset',
    'getPrimeCloudPolicy',
    'getRaterData',
    'getRules',
    'getStateGlobals',
    'getTechEoRate',
    'listCarrierProfiles',
    'listEndorsementRules',
    'listP250Quotes',
    'previewBinding',
    'previewPolicyOfBinder',
    'priceProducts',
    'rateProductQuote',
    'releaseP250Quote',
    'updateP250Quote',
    'updateP250Subjectivities',
  ],
  'Words that a program has not: a screen has these of the contracts, the claims or the region themselves.': [
    'getLoginStatus',
    'getPermissionMap',
    'listPanelSubcategories',
    'listPolicyStatuses',
    'listQuestionForms',
    'listQuoteStatuses',
    'listStateTimezones',
  ],
  'A part of what a screen reads whole: getPayment for what is due and how it stands.': [
    'checkXpressEnabled',
    'getBalance',
    'getInvoiceBalance',
    'getPaymentProcessor',
    'getPaymentStatus',
    'validateProcessorPayment',
  ],
  'The same as a screen has it by another: getCommissionAccount, listAccountConnectors, the documents of the record, the lists of licenses, submissions, carts and quotes.':
    [
      'getAgencyAch',
      'getAgentLicenseByState',
      'getConnectionStatus',
      'getQuoteDocumentsLink',
      'getSubmissionByMessage',
      'getSubmissionCart',
      'getTemplate',
      'getUniqueAccountCount',
      'listConnections',
    ],
  'Screens make the losses a document and a table that can be mailed (createLossRun), beside the claims themselves.': [
    'getLossRun',
  ],
  'The policy’s page has each change with its day, price and documents as a revision (listPolicyRevisions).': [
    'listPolicyEndorsements',
  ],
  'The dialog of an account’s details saves address, domains and revenue with the rest (updateAccountDetails).': [
    'updateFirmographics',
  ],
  'The lists of people on screen have their teams, standing and deeds besides (listUsers, listAgencyUsers).': [
    'listAgencyAccountUsers',
  ],
  'A screen says to whom: to the agent of an agency (sendQuoteToAgency) or the policy holder; this takes the quote’s own agent.':
    ['sendQuote'],
  'It takes month and year of expiry, which the processor’s page alone is told; what was kept is used on the payment page.':
    ['createPaymentMethod'],
}

const screens = under('web/src/')
  .map(({ text }) => text)
  .join('\n')
const words = new Set(screens.match(/\w+/g))

describe('an operation', () => {
  it('is used by a screen, or by none for a reason', () => {
    const unused = operations.map(({ name }) => name).filter((name) => !words.has(name))
    expect(Object.values(withoutScreen).flat().toSorted()).toEqual(unused.toSorted())
  })
})
