import type { CyberVariant, Question } from './question.ts'

type Tool = 'eolProducts' | 'edr' | 'ngav' | 'emailFiltering'

const labels: Readonly<Record<Tool, string>> = {
  eolProducts: 'Are any end-of-life or unsupported products in use?',
  edr: 'Is endpoint detection and response in use?',
  ngav: 'Is next-generation antivirus in use?',
  emailFiltering: 'Is incoming email filtered for malicious content?',
}

const comments = {
  eolProducts: { key: 'eolComments', label: 'Which products, and how are they protected?' },
  edr: { key: 'edrComments', label: 'Which product, and on which share of endpoints?' },
  ngav: { key: 'ngavComments', label: 'Which product?' },
  emailFiltering: { key: 'emailFilteringComments', label: 'Which product?' },
} as const

/** Required in the UK and the newest US form, except antivirus and mail filtering there (section 5, rule: questionnaires). */
const requiredIn: Readonly<Record<CyberVariant, readonly Tool[]>> = {
  us: [],
  'us-2': ['eolProducts', 'edr'],
  uk: ['eolProducts', 'edr', 'ngav'],
}

/** Questions on tools, each with its comment when the answer is yes. */
export const toolQuestions = (variant: CyberVariant): Question[] =>
  (Object.keys(labels) as Tool[]).flatMap((key): Question[] => [
    {
      key,
      label: labels[key],
      type: 'yesNoUncertain',
      group: 'tools',
      required: requiredIn[variant].includes(key) ? 'always' : 'optional',
    },
    {
      ...comments[key],
      type: 'text',
      group: 'tools',
      required: 'optional',
      shownWhen: { anyOf: [key], is: 'YES' },
    },
  ])
