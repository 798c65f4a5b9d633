import { configure } from '@testing-library/dom';

/**
 * How long `waitFor` and `findBy…` wait, in milliseconds. Their default of 1 s is too short on a
 * loaded machine. Less than the limit of a test, so that the message says what is missing.
 */
configure({ asyncUtilTimeout: 20_000 });
