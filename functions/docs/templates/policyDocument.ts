import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { formatsOf } from './formats.ts'
import { noticesOf } from './notices/notices.ts'
import { palette } from './palette.ts'
import { coverageTable } from './parts/coverageTable.ts'
import { documentShell } from './parts/documentShell.ts'
import { facts } from './parts/facts.ts'
import { formsSchedule } from './parts/formsSchedule.ts'
import { innerPage } from './parts/innerPage.ts'
import { installmentTable } from './parts/installmentTable.ts'
import { noticeList } from './parts/noticeList.ts'
import { partyFacts } from './parts/parties.ts'
import { priceTable } from './parts/priceTable.ts'
import { section, sectionGap } from './parts/section.ts'
import { signature } from './parts/signature.ts'
import { titleBlock } from './parts/titleBlock.ts'
import { PolicyData } from './policyData.ts'
import { text, type } from './typography.ts'
import { wordsOf } from './words.ts'

const claimsCard = ({ claims }: PolicyData) =>
  h(
    View,
    {
      wrap: false,
      style: {
        padding: 14,
        marginTop: sectionGap,
        backgroundColor: palette.ink,
        borderRadius: 4,
        flexDirection: 'row',
        gap: 20,
      },
    },
    h(
      View,
      { style: { flex: 1 } },
      text([type.subheading, { color: palette.white, fontSize: 11 }], 'Had an incident? Report it at once'),
      text(
        [type.small, { color: '#B9C2D6', marginTop: 3 }],
        'Do not wait until you know the extent. Early notice protects your cover, and our responders help from the first call.',
      ),
    ),
    h(
      View,
      { style: { width: 170 } },
      text([type.label, { color: '#B9C2D6' }], claims.name),
      claims.phone
        ? text({ fontSize: 13, lineHeight: 1.3, fontWeight: 600, color: palette.white }, claims.phone)
        : null,
      text([type.small, { color: palette.white }], claims.email),
      claims.hours ? text([type.small, { color: '#B9C2D6' }], claims.hours) : null,
    ),
  )

const endorsementList = ({ endorsements, ...data }: PolicyData) => {
  const { day } = formatsOf(data)
  return h(
    View,
    {},
    ...endorsements.map(({ number, title, effective, text: wording }, index) =>
      h(
        View,
        { style: { marginTop: index === 0 ? 0 : 9 }, wrap: false },
        text('subheading', `${number}  ${title}`),
        effective ? text('small', `Effective ${day(effective)}`) : null,
        wording ? text([type.small, { fontSize: 8, marginTop: 1 }], wording) : null,
      ),
    ),
  )
}

const termFacts = (data: PolicyData) => {
  const words = wordsOf(data.region)
  const { day, whole } = formatsOf(data)
  return facts(
    [
      { label: 'Aggregate limit', value: whole(data.terms.aggregateLimit) },
      { label: words.deductible, value: whole(data.terms.deductible) },
      data.terms.waitingPeriod ? { label: 'Waiting period', value: data.terms.waitingPeriod } : undefined,
      data.terms.retroPeriod ? { label: words.retroPeriod, value: data.terms.retroPeriod } : undefined,
      { label: 'Issued on', value: day(data.issuedOn) },
      { label: 'Product', value: data.product },
      { label: 'Renewal of', value: data.renewalOf ?? 'New business' },
    ],
    4,
  )
}

/**
 * The contract: declarations, schedule of coverages, price, forms, endorsements, where to report a claim, notices. Throws
 * when the data contradicts itself.
 */
export const policyDocument = (input: PolicyData) => {
  const data = PolicyData.parse(input)
  const words = wordsOf(data.region)
  const { day } = formatsOf(data)
  const running = { title: `${words.policy} ${data.policyNumber}` }
  const notices = noticesOf('policy', data)
  const onDeclarations = notices.filter(({ prominent }) => prominent)
  return documentShell(
    data,
    words.policy,
    innerPage(
      data,
      { ...running, bookmark: words.declarations },
      titleBlock({
        title: words.declarations,
        number: data.policyNumber,
        lead: 'In return for the premium, and subject to the terms of this policy, the insurer agrees to provide the insurance described here.',
      }),
      facts(partyFacts(data)),
      termFacts(data),
      section({ title: 'Premium, fees and taxes', wrap: false }, priceTable(data)),
      onDeclarations.length > 0 ? h(View, { style: { marginTop: sectionGap } }, noticeList(onDeclarations)) : null,
      claimsCard(data),
      section(
        { title: 'Schedule of coverages', lead: 'Limits are part of, not in addition to, the aggregate limit.' },
        coverageTable(data),
      ),
    ),
    innerPage(
      data,
      { ...running, bookmark: 'Forms and notices' },
      data.installments?.length
        ? section({ title: words.installments }, installmentTable(data, data.installments))
        : null,
      data.additionalInsureds?.length
        ? section(
            { title: 'Additional insureds' },
            facts(
              data.additionalInsureds.map(({ name, addressLines }) => ({
                label: 'Additional insured',
                value: [name, ...addressLines],
              })),
            ),
          )
        : null,
      section({ title: 'Forms' }, formsSchedule(data.forms)),
      data.endorsements.length > 0 ? section({ title: 'Endorsements' }, endorsementList(data)) : null,
      section({ title: 'Notices' }, noticeList(notices.filter((notice) => !onDeclarations.includes(notice)))),
      signature({ role: words.authorized, ...data.authorizedBy, day: day(data.issuedOn) }),
    ),
  )
}
