import type { Scenario } from '../../faults/scenario.ts';
import { seen } from '../../faults/scenario.ts';
import { runTests } from '../../run-tests.ts';
import { longAbuse, none } from '../abuse.ts';

/** What a running shop cannot show, by the tests that do; npm test runs them in steps of their own. */
const shownBy = (id: string, title: string, paths: string[]): Scenario =>
  longAbuse(id, title, async () => {
    const { passed, failed, broken } = await runTests(paths);
    return [seen('tests that pass', passed), none('tests that fail', [...failed, ...broken])];
  });

export const byTests: Scenario[] = [
  shownBy('A4', 'a start with known or empty secrets, secrets in files of the repository', [
    'services/auth/src/admin-user/first-admin.test.ts',
    'packages/service-kit/src/config.test.ts',
    'tools/containers/secrets.test.ts',
  ]),
  shownBy('A23', 'a container that is root, writable, published or knows too much', [
    'tools/containers/compose.test.ts',
  ]),
  shownBy('A24', 'a package with other bytes, a script, a known hole or a wrong licence', [
    'test/supply-chain',
  ]),
  shownBy('A25', 'scripts of other hosts on a page', [
    'gateway/src/request/security-headers.test.ts',
    'gateway/src/request/csrf.test.ts',
  ]),
];
