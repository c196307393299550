import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { BinderData } from './binderData.ts'
import { formatsOf } from './formats.ts'
import { noticesOf } from './notices/notices.ts'
import { palette } from './palette.ts'
import { coverageTable } from './parts/coverageTable.ts'
import { documentShell } from './parts/documentShell.ts'
import { facts } from './parts/facts.ts'
import { formsSchedule } from './parts/formsSchedule.ts'
import { innerPage } from './parts/innerPage.ts'
import { noticeList } from './parts/noticeList.ts'
import { partyFacts } from './parts/parties.ts'
import { priceTable } from './parts/priceTable.ts'
import { section } from './parts/section.ts'
import { signature } from './parts/signature.ts'
import { steps } from './parts/steps.ts'
import { subjectivityList } from './parts/subjectivityList.ts'
import { titleBlock } from './parts/titleBlock.ts'
import { text, type } from './typography.ts'
import { wordsOf } from './words.ts'

const expiryBand = (data: BinderData) => {
  const { day } = formatsOf(data)
  return h(
    View,
    { style: { padding: 12, marginBottom: 16, backgroundColor: palette.cautionSoft, borderRadius: 4 }, wrap: false },
    text([type.body, type.strong, { color: palette.caution }], `This binder expires on ${day(data.binderExpiry)}`),
    text(
      [type.small, { marginTop: 2 }],
      'It is replaced by the policy when that is issued, and ends sooner if it is cancelled or rescinded.',
    ),
  )
}

/**
 * Evidence of temporary cover: parties, period, coverages, price, conditions and when the binder itself expires. Throws
 * when the data contradicts itself.
 */
export const binderDocument = (input: BinderData) => {
  const data = BinderData.parse(input)
  const words = wordsOf(data.region)
  const { day, whole } = formatsOf(data)
  return documentShell(
    data,
    words.binder,
    innerPage(
      data,
      { title: `${words.binder} ${data.binderNumber}`, bookmark: words.binder },
      titleBlock({
        title: words.binder,
        number: data.binderNumber,
        lead: 'Evidence of temporary insurance, subject to the terms of the policy it stands for and to the conditions below.',
      }),
      expiryBand(data),
      facts(partyFacts(data)),
      facts(
        [
          { label: 'Bound on', value: day(data.boundOn) },
          { label: 'From quote', value: data.quoteNumber },
          { label: 'Aggregate limit', value: whole(data.terms.aggregateLimit) },
          { label: words.deductible, value: whole(data.terms.deductible) },
        ],
        4,
      ),
      section({ title: 'Premium, fees and taxes', wrap: false }, priceTable(data)),
      section({ title: 'Coverages bound' }, coverageTable(data)),
      data.subjectivities.length > 0
        ? section(
            { title: 'Still to be provided', lead: 'Cover may be withdrawn if these are not received in time.' },
            subjectivityList(data.subjectivities),
          )
        : null,
      data.conditions.length > 0 ? section({ title: 'Conditions' }, steps(data.conditions)) : null,
      data.forms?.length ? section({ title: 'Forms that will attach' }, formsSchedule(data.forms)) : null,
      section({ title: 'Notices' }, noticeList(noticesOf('binder', data))),
      signature({ role: words.authorized, ...data.authorizedBy, day: day(data.boundOn) }),
    ),
  )
}
