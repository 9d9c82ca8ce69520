/** The usage text of the command line. */
export const usage = `Usage: clashwright COMMAND …

  check FILE…  [--format text|json|sarif]        what is wrong, with file, line and column
  odds FILE    [--json | --format csv]           the exact chance of every outcome, and what is expected
               [--worth] [--json]                and what each throw is worth, or would be
               [--precision P]                   played on until sampled chances are within P points
               [--seed N]                        along the course of one seed instead of over all
       --tables [ID]  [--json]                   the chances that a rulebook prints, beside ours
  play FILE    [--seed N] [--format text|md|html|json]   one course of the fight
               [--format svg] [--round N]        a drawing of who is after whom in a round of it
               [--rules ID]                      the same by another edition’s rules, and what that changes
  sheet FILE…  [--format md|html]                the stat blocks of everybody in them, to print
  rules [NAME]                                   the rule pages, those of a game, or one of them

A file named - is standard input. The exit code is 0 when all is well, 1 when a scenario has an error,
2 when a file can't be read or the command is wrong, and 3 for a bug in Clashwright.`;
