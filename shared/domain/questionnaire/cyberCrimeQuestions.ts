import type { Region } from '../../regions/region.ts'
import { formatMoney, toMinorUnits } from '../money/money.ts'
import type { CyberVariant, Question, QuestionKey } from './question.ts'

/** Transfers above this many whole units are asked to need two people (quoting-and-servicing, section 5). */
export const dualAuthorizationThreshold = 25_000

const controls = [
  'isVerifyingBankAccounts',
  'isAuthenticatingFundTransferRequests',
  'isPreventingUnauthorizedWireTransfers',
  'hasDualAuthorizationControlsAnswer',
] as const satisfies readonly QuestionKey[]

const labelsFor = (region: Region): Readonly<Record<(typeof controls)[number], string>> => ({
  isVerifyingBankAccounts: 'Are new or changed bank accounts of vendors verified by calling a known number?',
  isAuthenticatingFundTransferRequests: 'Are requests to transfer funds authenticated before they are carried out?',
  isPreventingUnauthorizedWireTransfers: `Are there controls that prevent ${region.code === 'us' ? 'unauthorized' : 'unauthorised'} wire transfers?`,
  hasDualAuthorizationControlsAnswer: `Do transfers above ${formatMoney(
    toMinorUnits(dualAuthorizationThreshold),
    region.currency,
    region.locale,
  )} need the approval of two people?`,
})

/** The wire-transfer questions: always required in the newest US form, elsewhere when Cyber Crime is purchased. */
export const cyberCrimeQuestions = (variant: CyberVariant, region: Region): Question[] => [
  ...controls.map(
    (key): Question => ({
      key,
      label: labelsFor(region)[key],
      type: key === 'hasDualAuthorizationControlsAnswer' ? 'yesNoUncertain' : 'yesNo',
      group: 'cyberCrime',
      required: variant === 'us-2' ? 'always' : 'cyberCrime',
    }),
  ),
  {
    key: 'cyberCrimeComments',
    label: 'How are transfers of funds protected otherwise?',
    type: 'text',
    group: 'cyberCrime',
    required: 'optional',
    shownWhen: { anyOf: controls, is: 'NO' },
  },
]
