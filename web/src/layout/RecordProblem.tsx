import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Problem } from '../api/problem.ts'
import { inPersona } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ProblemPanel } from '../ui/ProblemPanel.tsx'
import { Page } from './Page.tsx'
import { usePersona } from './usePersona.ts'

/** Whether there is no such record for the reader: it is not there, or what the address names can be none. */
const isMissing = (error: unknown): boolean =>
  error instanceof Problem &&
  (error.status === 404 ||
    (error.code === 'request.invalid' && error.errors.some(({ path }) => path?.startsWith('path.'))))

type RecordProblemProps = {
  readonly error: unknown
  /** What could not be loaded, as a heading. */
  readonly title?: string | undefined
  readonly onRetry: () => void
}

/** A page whose record could not be read: that there is none, and the way home; or what went wrong. */
export const RecordProblem = ({ error, title, onRetry }: RecordProblemProps) => {
  const { t } = useTranslation()
  const persona = usePersona()
  return (
    <Page width="medium">
      {isMissing(error) ? (
        <EmptyState
          isPage
          title={t('missing.title')}
          hint={t('missing.text')}
          action={
            <Button variant="contained" component={Link} to={inPersona(persona, 'dashboard')}>
              {t('notFound.home')}
            </Button>
          }
        />
      ) : (
        <ProblemPanel title={title} error={error} onRetry={onRetry} />
      )}
    </Page>
  )
}
