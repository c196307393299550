import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { getPersonaProfile } from '#shared/contracts/account/personas.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { EditIcon } from '#web/ui/icons.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { updateAggregatorProfile, updatePersonaProfile } from '../dialogs.ts'
import { type Kind, kindOfPersona } from '../kinds.ts'
import { LinksSection } from '../parts/LinksSection.tsx'
import { OrganizationDetails } from '../parts/OrganizationDetails.tsx'

const OwnOrganization = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('organizations')
  const may = useMay()
  const { open } = useDialogs()
  const { data, error, refetch } = useOperation(getPersonaProfile, { params: { type: kind }, query: {} })
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={6} />
  const id = PersonaId.safeParse(data.id).data
  const edit = () => (kind === 'da' ? open(updateAggregatorProfile, {}) : open(updatePersonaProfile, { kind }))
  return (
    <>
      <PageHeader title={data.name} subtitle={t(`one.${kind}`)} />
      <Stack spacing={2.5}>
        <OrganizationDetails
          organization={data}
          actions={
            may('organization:update') && (
              <Button startIcon={<EditIcon />} onClick={edit}>
                {t('edit')}
              </Button>
            )
          }
        />
        {id && <LinksSection personaId={id} kind={kind} name={data.name} />}
      </Stack>
    </>
  )
}

/** The own organization: what it is, how it is reached, and who belongs to it. */
export const OwnOrganizationPage = () => {
  const kind = kindOfPersona(usePersona())
  return <Page width="medium">{kind && <OwnOrganization kind={kind} />}</Page>
}
