import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { loadEnvironment } from './api/environment.ts'
import { keepSessionFresh } from './api/refresh.ts'
import { readRefreshToken } from './api/session.ts'
import { watchVersion } from './api/versionWatch.ts'
import { takeOver } from './firstPaint/takeOver.ts'
import { startI18n } from './i18n/i18n.ts'
import { region } from './i18n/region.ts'
import { FatalErrorBoundary } from './layout/FatalErrorBoundary.tsx'
import { router } from './routes.tsx'
import { AppTheme } from './theme/AppTheme.tsx'
import { restrictScripts } from './trustedTypes.ts'

restrictScripts()
// The schema library would try to compile code, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

document.documentElement.lang = region.locale
document.title = region.provider.name

startI18n()
void loadEnvironment()
keepSessionFresh()
watchVersion(loadEnvironment)

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root.')

takeOver(container, readRefreshToken() !== undefined)
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
