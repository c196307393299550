import { useTranslation } from 'react-i18next'
import type { Submission } from '#shared/contracts/account/submissions.ts'
import { industryCodeOf } from '#shared/domain/account/detailsProblems.ts'
import { number, phone, wholeMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { addressLines } from '../addressLines.ts'

/** What was said of the company. */
export const SubmissionFactsPanel = ({ submission: { company } }: { submission: Submission }) => {
  const { t } = useTranslation(['submission', 'account'])
  const industry = [industryCodeOf(company, region), company[region.industry.secondaryField]]
    .filter(Boolean)
    .join(' · ')
  const contact = [company.policyContactFirstName, company.policyContactLastName].filter(Boolean).join(' ')
  const domains = [company.domainName, ...(company.domains ?? []).map(({ domain }) => domain)].filter(Boolean)
  return (
    <Panel dense title={t('about')}>
      <KeyValueList
        items={[
          { label: t('account:new.name'), value: company.name },
          { label: t('account:new.street'), value: addressLines(company).join(', ') },
          { label: t('account:new.phone'), value: company.phoneNumber && phone(company.phoneNumber) },
          { label: t('create.domain'), value: [...new Set(domains)].join(', ') },
          { label: t('account:details.industryCode'), value: industry },
          { label: t('account:details.revenue'), value: company.revenue && wholeMoney(company.revenue) },
          {
            label: t('account:details.employees'),
            value: company.noOfEmployeesAll && number(company.noOfEmployeesAll),
          },
          { label: t('account:details.year'), value: company.yearEstablished && String(company.yearEstablished) },
          {
            label: t('contact'),
            value: company.policyContactEmail && (
              <>
                {contact} <EmailLink email={company.policyContactEmail} variant="body2" />
              </>
            ),
          },
        ]}
      />
    </Panel>
  )
}
