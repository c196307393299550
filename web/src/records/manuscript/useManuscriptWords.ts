import { useTranslation } from 'react-i18next'
import type { ListedManuscript } from '#shared/contracts/quote/manuscriptRecord.ts'
import { date, dateTime } from '#web/i18n/format.ts'

/** What an endorsement does and from when, and whose words it is, in a line each. */
export const useManuscriptWords = () => {
  const { t } = useTranslation('records')
  return {
    termsOf: ({ effect, effectiveDate }: ListedManuscript): string =>
      [
        t(`manuscript.effects.${effect}`),
        effectiveDate === undefined ? t('manuscript.fromFirstDay') : t('manuscript.from', { day: date(effectiveDate) }),
      ].join(' · '),
    peopleOf: ({ writers, approved }: ListedManuscript): string =>
      [
        t('manuscript.by', { names: [...new Set(writers.map(({ name }) => name))].join(', ') }),
        approved && t('manuscript.approvedBy', { name: approved.name, at: dateTime(approved.at) }),
      ]
        .filter(Boolean)
        .join(' · '),
  }
}
