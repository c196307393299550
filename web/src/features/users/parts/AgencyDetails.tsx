import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { EditIcon } from '#web/ui/icons.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import * as usersDialogs from '../dialogs.ts'
import { AgencyWish } from './AgencyWish.tsx'

/** Who an agency is and how it is reached, what it waits to be known by, and the way to change it. */
export const AgencyDetails = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { open } = useDialogs()
  const { data: agency, error, refetch } = useOperation(getAgency, { params: { agencyId } })
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!agency) return <TextSkeleton lines={6} />
  const contact = [agency.contactFirstName, agency.contactLastName].filter(Boolean).join(' ')
  const address = [agency.address1, agency.address2, agency.city, agency.state, agency.zipCode]
    .filter(Boolean)
    .join(', ')
  return (
    <Stack spacing={2.5}>
      <AgencyWish agency={agency} agencyId={agencyId} />
      <Panel
        title={t('agency.details')}
        actions={
          may('agency:update') &&
          agency.allowedActions.includes('change') && (
            <Button startIcon={<EditIcon />} onClick={() => open(usersDialogs.updateAgency, { agencyId })}>
              {t('agency.edit')}
            </Button>
          )
        }
      >
        <KeyValueList
          items={[
            { label: t('agency.name'), value: agency.name, hint: agency.locationAlias },
            { label: t('agency.type'), value: t(`agency.types.${agency.agencyType}`) },
            { label: t('agency.hostname'), value: agency.hostname },
            { label: region.registration.name, value: agency.npn },
            { label: t('agency.contact'), value: contact },
            { label: t('agency.address'), value: address },
            {
              label: t('fields.email'),
              value: agency.contactEmail && <EmailLink email={agency.contactEmail} />,
            },
            {
              label: t('fields.phone'),
              value: agency.contactPhone && (
                <Link href={`tel:+${agency.contactPhone}`} className="tabular">
                  {phone(agency.contactPhone)}
                </Link>
              ),
            },
            ...(agency.description ? [{ label: t('agency.description'), value: agency.description }] : []),
          ]}
        />
      </Panel>
    </Stack>
  )
}
