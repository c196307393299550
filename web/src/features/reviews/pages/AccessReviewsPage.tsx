import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { startAccessReview } from '#shared/contracts/auth/accessReviews.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { reviewReads } from '../parts/reviewReads.ts'
import { AccessReviewsTable } from '../tables/AccessReviewsTable.tsx'

/** Each quarter's look at who may sign in, and what they may. */
export const AccessReviewsPage = () => {
  const { t } = useTranslation('reviews')
  const persona = usePersona()
  const navigate = useNavigate()
  const start = useCommand(startAccessReview, { invalidates: reviewReads })
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          <ConfirmButton
            variant="contained"
            title={t('start.title')}
            question={t('start.text')}
            confirmLabel={t('start.action')}
            onConfirm={async () => {
              const { id } = await start.mutateAsync({ body: {} })
              navigate(inPersona(persona, `access-reviews/${id}`))
            }}
          >
            {t('start.action')}
          </ConfirmButton>
        }
      />
      <AccessReviewsTable />
    </Page>
  )
}
