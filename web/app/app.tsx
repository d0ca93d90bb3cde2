import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { styleNonce } from '#web/foundation/prefetched.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { theme } from '#web/foundation/theme/theme.ts'
import { Toasts } from '#web/foundation/toasts.tsx'
import { router } from './router.ts'

/** Also in start.js, which reads it before the first paint. */
const colorScheme = localStorageColorSchemeManager({ key: 'vecu.theme' })

export function App() {
  return (
    <MantineProvider
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      theme={theme}
      withCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  )
}
