import { test } from 'vitest'
import { copiesDoNotFill } from '../../support/fixtures/copies.ts'
import { openWorld } from '../../support/world.ts'

const world = openWorld()

test(
  'ten accounts with fifty copies each neither push a true case out of a list of fifty nor silence its recovery',
  {
    timeout: 600_000,
  },
  () => copiesDoNotFill(world, { attackers: 10, copies: 50 }),
)
