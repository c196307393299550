import { useTranslation } from 'react-i18next'
import { searchAgentLicenses } from '#shared/contracts/agency/agentLicenses.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'

/** As many as there are states, and a few that were renewed. */
const most = 60

/** Under which licenses one sells oneself, the first to expire first: for the people of agencies, who has any. */
export const LicensesPanel = ({ email }: { email: string }) => {
  const { t } = useTranslation('profile')
  const may = useMay()
  const isAsked = usePersona() === 'AGENCY' && may('license:read')
  const { data } = useOperation(searchAgentLicenses, isAsked ? { query: { email, size: most } } : null)
  if (data === undefined || data.hits.length === 0) return null
  return (
    <Panel title={t('licenses.title')}>
      <KeyValueList
        items={data.hits.map(({ number, expirationDate }) => ({
          label: number,
          value: (
            <>
              {t('licenses.until')} <DateText value={expirationDate} />
            </>
          ),
        }))}
      />
    </Panel>
  )
}
