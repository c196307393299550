import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMay } from '#web/api/useMay.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { tagsPath } from '#web/paths.ts'

/** What a dialog says where no tags were made yet: it leads whoever may to where they are. */
export const NoTagsYet = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTranslation('account')
  const may = useMay()
  const persona = usePersona()
  return (
    <Alert
      severity="info"
      action={
        may('tag:manage') && (
          <Button component={Link} to={tagsPath(persona)} color="inherit" size="small" onClick={onLeave}>
            {t('tags.setup')}
          </Button>
        )
      }
    >
      {t('tags.none')}
    </Alert>
  )
}
