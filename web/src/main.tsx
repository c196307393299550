import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { loadEnvironment } from './api/environment.ts'
import { keepSessionFresh } from './api/refresh.ts'
import { watchVersion } from './api/versionWatch.ts'
import { startI18n } from './i18n/i18n.ts'
import { region } from './i18n/region.ts'
import { FatalErrorBoundary } from './layout/FatalErrorBoundary.tsx'
import { router } from './routes.tsx'
import { AppTheme } from './theme/AppTheme.tsx'

document.documentElement.lang = region.locale
document.title = region.provider.name

void startI18n()
void loadEnvironment()
keepSessionFresh()
watchVersion()

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root.')

createRoot(container).render(
  <StrictMode>
    <AppTheme>
      <Suspense fallback={null}>
        <FatalErrorBoundary>
          <RouterProvider router={router} />
        </FatalErrorBoundary>
      </Suspense>
    </AppTheme>
  </StrictMode>,
)
