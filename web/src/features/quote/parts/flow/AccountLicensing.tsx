import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getAccountLicensing } from '#shared/contracts/quote/licensing.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { LicensingReasons } from '#web/records/quote/LicensingReasons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

type AccountLicensingProps = {
  accountId: string
  /** For whom staff ask, where the account is nobody's yet. */
  agencyId?: string | undefined
  isSurplus?: boolean | undefined
  /** Where all is well there is nothing to say. */
  onlyTrouble?: boolean
}

/** Whether who asks for the quote may sell it where the company is at home, before anything is requested. */
export const AccountLicensing = ({
  accountId,
  agencyId,
  isSurplus = false,
  onlyTrouble = false,
}: AccountLicensingProps) => {
  const { t } = useTranslation(['quote', 'records'])
  const may = useMay()
  const persona = usePersona()
  const { data, error, refetch } = useOperation(
    getAccountLicensing,
    may('license:read')
      ? {
          params: { accountId: AccountId.parse(accountId) },
          query: {
            ...(agencyId === undefined ? {} : { agencyId: AgencyId.parse(agencyId) }),
            ...(isSurplus ? { isSurplus: 'true' as const } : {}),
          },
        }
      : null,
    { staleTime: 0 },
  )
  if (onlyTrouble && (data === undefined || data.standing === 'LICENSED')) return null
  const title = t(`records:licensing.${data?.standing ?? 'NOT_VERIFIED'}`)
  const isManaged = may('license:manage') && (persona === 'AGENCY' || persona === 'COWBELL')
  return (
    <Panel
      dense={onlyTrouble}
      title={data === undefined ? t('flow.steps.state-license') : title}
      actions={
        data !== undefined &&
        data.standing !== 'LICENSED' &&
        isManaged && (
          <Button size="small" component={Link} to={inPersona(persona, 'licenses')}>
            {t('flow.licenses')}
          </Button>
        )
      }
    >
      {error && !onlyTrouble && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!data &&
        !error &&
        (may('license:read') ? <TextSkeleton lines={3} /> : <Alert severity="info">{t('flow.unseen')}</Alert>)}
      {data?.standing === 'LICENSED' && (
        <Alert severity="success" variant="outlined">
          {t('flow.licensed')}
        </Alert>
      )}
      {data !== undefined && data.reasons.length > 0 && <LicensingReasons reasons={data.reasons} />}
    </Panel>
  )
}
