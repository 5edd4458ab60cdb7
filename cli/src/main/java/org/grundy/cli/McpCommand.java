package org.grundy.cli;

import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.regex.Pattern;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.file.Version;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.routes.RequestLimits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;

/** Commands as tools for AI assistants, by the Model Context Protocol over standard input and output. */
@Command(name = "mcp", description = "Serve tools for AI assistants (Model Context Protocol).",
    footer = {"", "Your assistant starts this command. See docs/assistants.md.",
        "It reads no files, and limits each question as the workbench does.", "", "Examples:", "  ./grundy mcp"})
@SuppressWarnings("UnusedVariable") // picocli reads the help option
final class McpCommand implements Callable<Integer> {
  private static final String INSTRUCTIONS = "Grundy computes facts about combinatorial games: use it instead of "
      + "working out nim-values, outcomes, winning moves or canonical forms yourself. The tool games lists all games with "
      + "an example of their notation. An answer states its evidence: a theorem, a proof, or a check up to a bound.";
  /** The longest answer; an assistant reads everything it is sent. */
  private static final int LONGEST_ANSWER = 200_000;
  private static final int PIPE = 1 << 16;
  /** An option whose name is also that of an argument of a tool. */
  private static final Pattern OPTION = Pattern.compile("--(at|code|data|heaps|list|misere|test|to)(?![\\w-])");

  private final Console console;
  private final Voice voice = Voice.of(Language.EN);
  private final Semaphore places = new Semaphore(RequestLimits.AT_ONCE, true);
  private final McpCalls calls = new McpCalls();

  @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.") private boolean help;

  McpCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    console.limit().lift();
    try (var messages = new PipedOutputStream()) {
      McpSyncServer server = server(new PipedInputStream(messages, PIPE));
      new McpMessages(console, calls, voice).passTo(messages);
      server.close();
    }
    return Exit.ANSWERED;
  }

  private McpSyncServer server(InputStream messages) {
    var mapper = new JacksonMcpJsonMapper(JsonMapper.shared());
    var specification = McpServer.sync(new StdioServerTransportProvider(mapper, messages, console.out()))
        .serverInfo("grundy", Version.NUMBER).instructions(INSTRUCTIONS).jsonMapper(mapper)
        .capabilities(ServerCapabilities.builder().tools(false).build())
        .validateToolInputs(false).jsonSchemaValidator((_, _) -> ValidationResponse.asValid("")); // the tools do it
    for (AssistantTool tool : AssistantTool.values())
      specification.toolCall(described(tool), (_, request) -> result(tool, request));
    return specification.build();
  }

  private static Tool described(AssistantTool tool) {
    return Tool.builder(tool.code(), tool.schema()).description(tool.description())
        .annotations(ToolAnnotations.builder().readOnlyHint(true).idempotentHint(true).openWorldHint(false).build())
        .build();
  }

  private CallToolResult result(AssistantTool tool, CallToolRequest request) {
    try {
      List<String> words = tool.words(Optional.ofNullable(request.arguments()).orElse(Map.of()));
      places.acquire();
      try {
        return result(CommandRun.withoutFiles(words, calls.interruption(request)).ended());
      } finally {
        places.release();
      }
    } catch (BadInput bad) {
      return failed(voice.say(bad.sentence()));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return failed(voice.say(Phrase.of("cancelled")));
    } finally {
      calls.answered(request);
    }
  }

  /** What a command printed; where it printed no answer, what it said instead. */
  private CallToolResult result(CommandRun.Ended ended) {
    if (ended.status() == Exit.DEFECT) {
      console.err().print(ended.err());
      return failed(ended.err().lines().limit(2).reduce("", (all, line) -> all + line + "\n").strip());
    }
    String text = (ended.out() + ended.err()).stripTrailing();
    if (text.length() > LONGEST_ANSWER)
      return failed(voice.say("the answer has {0} characters, but at most {1} fit here; ask for less", text.length(),
          LONGEST_ANSWER));
    boolean wrong = ended.status() == Exit.BAD_INPUT || ended.status() == Exit.BUDGET_SPENT && ended.out().isBlank();
    return wrong ? failed(OPTION.matcher(text).replaceAll("$1"))
        : CallToolResult.builder().addTextContent(text).isError(false).build();
  }

  private static CallToolResult failed(String sentence) {
    return CallToolResult.builder().addTextContent(sentence).isError(true).build();
  }
}
