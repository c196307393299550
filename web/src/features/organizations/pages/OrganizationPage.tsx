import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { getPersonaProfile, listPersonaHistory } from '#shared/contracts/account/personas.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { letsIn } from '#shared/records/persona/personaStatus.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { NotFoundInArea } from '#web/layout/NotFoundInArea.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { inPersona, paperPath } from '#web/paths.ts'
import { HistoryOf } from '#web/records/HistoryOf.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { createUser } from '../../users/dialogs.ts'
import { accountTypeOfKind, isKind, type Kind } from '../kinds.ts'
import { LinksSection } from '../parts/LinksSection.tsx'
import { OrganizationActions } from '../parts/OrganizationActions.tsx'
import { OrganizationDetails } from '../parts/OrganizationDetails.tsx'
import { PeopleTable } from '../tables/PeopleTable.tsx'

const areas = ['overview', 'people', 'links', 'history'] as const
type Area = (typeof areas)[number]
const isArea = (text: string | undefined): text is Area => areas.some((area) => area === text)

const OrganizationArea = ({ kind, personaId, area }: { kind: Kind; personaId: PersonaId; area: Area }) => {
  const { t } = useTranslation('organizations')
  const may = useMay()
  const { open } = useDialogs()
  const { data, error, refetch } = useOperation(getPersonaProfile, { params: { type: kind }, query: { id: personaId } })
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={6} />
  const list = inPersona('COWBELL', 'organizations')
  return (
    <Page>
      <PageHeader
        title={data.name}
        trail={[{ label: t(`kinds.${kind}`), to: `${list}?kind=${kind}` }]}
        secondary={
          <>
            {kind === 'carrier' && may('policy:read') && (
              <Button component={Link} to={paperPath(personaId)}>
                {t('paperPolicies')}
              </Button>
            )}
            <OrganizationActions organization={data} personaId={personaId} kind={kind} />
          </>
        }
        action={
          area === 'people' &&
          may('user:invite') &&
          letsIn(data.status) && (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => open(createUser, { accountId: personaId, accountType: accountTypeOfKind(kind) })}
            >
              {t('invite')}
            </Button>
          )
        }
      />
      <Tabs value={area} aria-label={data.name} sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
        {areas.map((each) => (
          <Tab
            key={each}
            value={each}
            label={t(`areas.${each}`)}
            component={Link}
            to={`${list}/${kind}/${personaId}/${each}`}
          />
        ))}
      </Tabs>
      {area === 'overview' && <OrganizationDetails organization={data} />}
      {area === 'people' && <PeopleTable accountId={personaId} />}
      {area === 'links' && <LinksSection personaId={personaId} kind={kind} name={data.name} />}
      {area === 'history' && (
        <HistoryOf operation={listPersonaHistory} params={{ personaId }} label={t('historyOf', { name: data.name })} />
      )}
    </Page>
  )
}

/** An organization as staff see it: what it is, who works there, who belongs to it, and what was done to it. */
export const OrganizationPage = () => {
  const { kind, personaId, area } = useParams()
  const id = PersonaId.safeParse(personaId)
  if (!id.success || !isKind(kind) || !isArea(area))
    return <NotFoundInArea home={inPersona('COWBELL', 'organizations')} />
  return <OrganizationArea kind={kind} personaId={id.data} area={area} />
}
