package org.grundy.explain;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.ToolProvider;

/**
 * Finds the English templates in Java sources, by syntax alone. A template is what a call passes for a parameter, of a
 * method, constructor or record, whose name begins with {@code english}: a literal, literals joined by {@code +}, or a
 * choice between such. Text handed on from another parameter of that kind was found where it came from.
 */
final class TemplateScanner {
  private static final String ENGLISH = "english";
  private static final String CREATION = "new";

  /**
   * What was found.
   *
   * @param templates with the classes that they are written in
   * @param untraced  classes with a template that is put together while the program runs, and how
   */
  record Found(SortedMap<String, SortedSet<String>> templates, SortedSet<String> untraced) {
  }

  /** A parameter; {@code ofClass} if the method is static or a constructor, so that calls name its class. */
  private record Parameter(String owner, boolean ofClass, int index) {
  }

  /** By the name of their method. */
  private final Map<String, Set<Parameter>> english = new HashMap<>();
  /** Parameters at the same place of a method with the same name that are no templates. */
  private final Map<String, Set<Parameter>> others = new HashMap<>();
  private final SortedMap<String, SortedSet<String>> templates = new TreeMap<>();
  private final SortedSet<String> untraced = new TreeSet<>();

  private TemplateScanner() {
  }

  /** Scans every Java file below the folders. */
  static Found scan(List<Path> folders) throws IOException {
    var files = new ArrayList<Path>();
    for (Path folder : folders)
      try (Stream<Path> below = Files.walk(folder)) {
        below.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
      }
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var manager = compiler.getStandardFileManager(null, null, null)) {
      var task = (JavacTask) compiler.getTask(null, manager, null, List.of("-proc:none"), null,
          manager.getJavaFileObjectsFromPaths(files));
      var units = new ArrayList<CompilationUnitTree>();
      task.parse().forEach(units::add);
      var scanner = new TemplateScanner();
      units.forEach(unit -> scanner.new Declarations().scan(unit, ""));
      units.forEach(unit -> scanner.new Calls(unit).scan(unit, List.of()));
      return new Found(scanner.templates, scanner.untraced);
    }
  }

  /** Notes which parameters are templates; carries the name of the class around. */
  private final class Declarations extends TreeScanner<Void, String> {
    @Override
    public Void visitClass(ClassTree tree, String outer) {
      String name = tree.getSimpleName().toString();
      if (tree.getKind() == Tree.Kind.RECORD)
        note(name, CREATION, true, tree.getMembers().stream().filter(TemplateScanner::isComponent)
            .map(member -> (VariableTree) member).toList());
      return super.visitClass(tree, name);
    }

    @Override
    public Void visitMethod(MethodTree tree, String owner) {
      boolean constructor = tree.getReturnType() == null;
      note(owner, constructor ? CREATION : tree.getName().toString(),
          constructor || tree.getModifiers().getFlags().contains(Modifier.STATIC), tree.getParameters());
      return super.visitMethod(tree, owner);
    }

    private void note(String owner, String method, boolean ofClass, List<? extends VariableTree> parameters) {
      for (int i = 0; i < parameters.size(); i++)
        (isEnglish(parameters.get(i).getName().toString()) ? english : others)
            .computeIfAbsent(method, _ -> new HashSet<>()).add(new Parameter(owner, ofClass, i));
    }
  }

  private static boolean isComponent(Tree member) {
    return member instanceof VariableTree field && !field.getModifiers().getFlags().contains(Modifier.STATIC);
  }

  private static boolean isEnglish(String name) {
    return name.startsWith(ENGLISH);
  }

  /** Collects what calls pass for such parameters; carries the names of the classes around, the innermost last. */
  private final class Calls extends TreeScanner<Void, List<String>> {
    private final String packageName;

    Calls(CompilationUnitTree unit) {
      packageName = String.valueOf(unit.getPackageName());
    }

    @Override
    public Void visitClass(ClassTree tree, List<String> outer) {
      return super.visitClass(tree, Stream.concat(outer.stream(), Stream.of(tree.getSimpleName().toString())).toList());
    }

    @Override
    public Void visitNewClass(NewClassTree tree, List<String> classes) {
      call(List.of(simpleName(tree.getIdentifier())), CREATION, tree.getArguments(), classes);
      return super.visitNewClass(tree, classes);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, List<String> classes) {
      switch (tree.getMethodSelect()) {
        case IdentifierTree name when name.getName().contentEquals("this") ->
          call(List.of(classes.getLast()), CREATION, tree.getArguments(), classes);
        case IdentifierTree name -> call(classes, name.getName().toString(), tree.getArguments(), classes);
        case MemberSelectTree select -> call(List.of(simpleName(select.getExpression())),
            select.getIdentifier().toString(), tree.getArguments(), classes);
        default -> {
        }
      }
      return super.visitMethodInvocation(tree, classes);
    }

    private void call(List<String> on, String method, List<? extends ExpressionTree> arguments, List<String> classes) {
      for (int i = 0; i < arguments.size(); i++)
        if (has(english, on, method, i))
          for (ExpressionTree text : choices(arguments.get(i)))
            template(text, has(others, on, method, i), packageName + "." + classes.getFirst());
    }

    private void template(ExpressionTree text, boolean mayBeAnother, String place) {
      Optional<String> constant = constant(text);
      if (constant.isPresent())
        templates.computeIfAbsent(constant.get(), _ -> new TreeSet<>()).add(place);
      else if (!mayBeAnother && !isEnglish(simpleName(text)))
        untraced.add(place + ": " + text);
    }
  }

  /** Whether a method of that name has such a parameter: in one of these classes, else in the class of any object. */
  private boolean has(Map<String, Set<Parameter>> parameters, List<String> on, String method, int index) {
    Set<Parameter> named = parameters.getOrDefault(method, Set.of());
    if (named.isEmpty())
      return false;
    boolean known = Stream.of(english, others).flatMap(all -> all.getOrDefault(method, Set.of()).stream())
        .anyMatch(p -> on.contains(p.owner()));
    return named.stream().anyMatch(p -> p.index() == index && (known ? on.contains(p.owner()) : !p.ofClass()));
  }

  /** The last name of {@code a.b.C}, {@code a.b()} or {@code C<D>}; else a dot. */
  private static String simpleName(Tree tree) {
    return switch (tree) {
      case IdentifierTree name -> name.getName().toString();
      case MemberSelectTree select -> select.getIdentifier().toString();
      case MethodInvocationTree call when call.getArguments().isEmpty() -> simpleName(call.getMethodSelect());
      case ParameterizedTypeTree type -> simpleName(type.getType());
      default -> ".";
    };
  }

  /** The expressions that may be the value of this one. */
  private static List<ExpressionTree> choices(ExpressionTree tree) {
    return switch (tree) {
      case ParenthesizedTree in -> choices(in.getExpression());
      case ConditionalExpressionTree either ->
        Stream.of(either.getTrueExpression(), either.getFalseExpression()).flatMap(e -> choices(e).stream()).toList();
      case SwitchExpressionTree choice -> yielded(choice);
      default -> List.of(tree);
    };
  }

  private static List<ExpressionTree> yielded(SwitchExpressionTree choice) {
    var found = new ArrayList<ExpressionTree>();
    for (CaseTree oneCase : choice.getCases())
      if (oneCase.getBody() instanceof ExpressionTree value)
        found.addAll(choices(value));
      else
        new TreeScanner<Void, Void>() {
          @Override
          public Void visitYield(YieldTree tree, Void nothing) {
            found.addAll(choices(tree.getValue()));
            return null;
          }

          @Override
          public Void visitLambdaExpression(LambdaExpressionTree tree, Void nothing) {
            return null;
          }
        }.scan(oneCase, null);
    return found;
  }

  /** The text of literals joined by {@code +}. */
  private static Optional<String> constant(ExpressionTree tree) {
    return switch (tree) {
      case ParenthesizedTree in -> constant(in.getExpression());
      case LiteralTree literal when literal.getValue() instanceof String text -> Optional.of(text);
      case BinaryTree sum when sum.getKind() == Tree.Kind.PLUS -> constant(sum.getLeftOperand())
          .flatMap(left -> constant(sum.getRightOperand()).map(left::concat));
      default -> Optional.empty();
    };
  }
}
