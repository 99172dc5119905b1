import { describe, expect, test } from '@jest/globals';
import { InputMistake } from '../../../../src/action/inputs/mistake.ts';
import { pickOne } from '../../../../src/action/inputs/parsers.ts';
import { createReader } from '../../../../src/action/inputs/reader.ts';
import { SERVICE_INPUTS } from '../../../../src/action/inputs/table.ts';
import { toPublishErrors } from '../../../../src/shared/publish-error.ts';

/** The inputs of an action that has some of its own, and shares others. */
const TABLE = {
  speed: {
    name: 'speed-limit',
    default: 'low',
    variable: 'SPEED',
    parse: (value: string) => pickOne(value, ['low', 'high']),
    fix: 'Write one of them.',
  },
  pluginId: SERVICE_INPUTS.pluginId,
};

const RUN = { isWithoutSecrets: false, isWithoutVariables: false, isCalled: false, tag: '' };

function read(env: Readonly<Record<string, string>>) {
  const reader = createReader({ INPUT_PLUGIN_ID: 'plugin_a', ...env }, RUN);
  const fields = reader.read(TABLE);
  const shout = reader.check(() => {
    if (fields.speed === 'low') return fields.pluginId.toUpperCase();
    throw new InputMistake('is too high', 'Slow down.', 'speed-limit');
  });
  const twice = reader.check(() => shout() + shout());
  return reader.finish(() => ({ ...fields, shout: shout(), twice: twice() }));
}

function explain(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    read(env);
  } catch (error) {
    return toPublishErrors(error).map(({ code, title, message, hint }) =>
      [code, title, message, hint].join(' | '),
    );
  }
  return [];
}

describe('a table of inputs', () => {
  test('is read, with what the rules make of it', () => {
    const inputs = read({});
    expect(inputs).toEqual({
      speed: 'low',
      pluginId: 'plugin_a',
      shout: 'PLUGIN_A',
      twice: 'PLUGIN_APLUGIN_A',
    });
    expect(Object.isFrozen(inputs)).toBe(true);
  });

  test('tells the mistakes of all inputs, in its own order', () => {
    expect(explain({ INPUT_PLUGIN_ID: '', 'INPUT_SPEED-LIMIT': 'x' })).toEqual([
      'input | Input speed-limit | Input `speed-limit` is `x`, none of `low` and `high`. | Write one of them.',
      expect.stringMatching(/^input \| Input plugin_id \| Input `plugin_id` is missing\. \| Set it to/),
    ]);
  });

  test('tells the mistake of a rule once, and of no rule that cannot be applied', () => {
    expect(explain({ 'INPUT_SPEED-LIMIT': 'high' })).toEqual([
      'input | Input speed-limit | Input `speed-limit` is too high. | Slow down.',
    ]);
    expect(explain({ 'INPUT_SPEED-LIMIT': 'low', INPUT_PLUGIN_ID: '' })).toHaveLength(1);
  });

  test('names the variable that a value comes from', () => {
    expect(explain({ 'INPUT_SPEED-LIMIT': ' ', SPEED: 'x' })).toEqual([
      'input | Input speed-limit | `SPEED`, used for input `speed-limit`, is `x`, none of `low` and `high`. | Write one of them.',
    ]);
  });

  test('knows a name that is misspelt', () => {
    expect(explain({ INPUT_SPEED_LIMIT: 'low' })).toEqual([
      'input | Input speed_limit | Input `speed_limit` does not exist. | Write `speed-limit` instead.',
    ]);
  });

  test('hides no mistake of the code', () => {
    const reader = createReader({}, RUN);
    expect(() =>
      reader.check(() => {
        throw new TypeError('a mistake');
      }),
    ).toThrow(TypeError);
  });
});
